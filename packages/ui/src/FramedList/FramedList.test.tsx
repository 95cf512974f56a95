import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { FramedList, FramedRow } from './FramedList.tsx';

afterAll(() => page.viewport(1280, 800));

const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top;

test('separates rows by a line and wraps actions below a long name on a phone', async () => {
  await page.viewport(1280, 800);
  await show(
    <FramedList>
      <FramedRow>One</FramedRow>
      <FramedRow>
        <div style={{ width: 280 }}>Two</div>
        <button type="button">Change</button>
      </FramedRow>
    </FramedList>,
  );
  const [first, second] = page.getByRole('listitem').elements();
  const getBorder = (row?: Element) => (row ? getComputedStyle(row).borderTopWidth : undefined);
  expect([getBorder(first), getBorder(second)]).toEqual(['0px', '1px']);
  const [words, button] = second?.children ?? [];
  const isBelow = () => (top(button) ?? 0) - (top(words) ?? 0) >= 10;
  expect(isBelow()).toBe(false);
  await page.viewport(320, 640);
  expect(isBelow()).toBe(true);
});
