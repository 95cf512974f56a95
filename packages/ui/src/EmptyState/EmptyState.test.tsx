import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { EmptyState } from './EmptyState.tsx';

test('hides the drawing from screen readers, which get sentence and action', async () => {
  const { container } = await show(
    <EmptyState
      drawing="search"
      title="Nothing found."
      action={<button type="button">Show all</button>}
    />,
  );
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByText('Nothing found.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show all' })).toBeVisible();
});
