import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { LoadingButton } from './LoadingButton.tsx';

test('keeps the focus while loading and ignores further clicks', async () => {
  const press = vi.fn<() => void>();
  const screen = await show(
    <LoadingButton loading={false} onClick={press}>
      Book
    </LoadingButton>,
  );
  const button = page.getByRole('button', { name: 'Book' });
  await userEvent.tab();
  await expect.element(button).toHaveFocus();

  await screen.rerender(
    <LoadingButton loading onClick={press}>
      Book
    </LoadingButton>,
  );
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  // A disabled element loses the focus with the next frame.
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  await expect.element(page.getByRole('progressbar')).toBeVisible();

  // After loading, e.g. with an error, the focus ring is visible again.
  await screen.rerender(
    <LoadingButton loading={false} onClick={press}>
      Book
    </LoadingButton>,
  );
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '3px' });
});
