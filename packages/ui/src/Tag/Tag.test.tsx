import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Tag } from './Tag.tsx';

const getBackground = (words: string) =>
  getComputedStyle(page.getByText(words).element()).backgroundColor;

test('highlights a filled tag; no tag is interactive', async () => {
  const { container } = await show(
    <>
      <Tag>Waiting list</Tag>
      <Tag filled>Booked</Tag>
    </>,
  );
  expect(getBackground('Booked')).not.toBe(getBackground('Waiting list'));
  expect(container.querySelector('button, a, [tabindex], [filled]')).toBeNull();
});
