import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { Tag } from './Tag.tsx';

const groundOf = (words: string) =>
  getComputedStyle(page.getByText(words).element()).backgroundColor;

test('what is filled stands out from the rest; neither can be pressed', async () => {
  const { container } = await show(
    <>
      <Tag>Waiting list</Tag>
      <Tag filled>Booked</Tag>
    </>,
  );
  expect(groundOf('Booked')).not.toBe(groundOf('Waiting list'));
  expect(container.querySelector('button, a, [tabindex], [filled]')).toBeNull();
});
