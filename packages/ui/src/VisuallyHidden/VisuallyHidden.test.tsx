import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

test('names a button without taking up space', async () => {
  await show(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  );
  await expect.element(page.getByRole('button', { name: 'Close' })).toBeVisible();
  const { width, height } = page.getByText('Close').element().getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
