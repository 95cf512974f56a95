import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { ErrorState } from './ErrorState.tsx';

const failure = {
  title: 'The courses could not be loaded.',
  retryLabel: 'Try again',
  onRetry: () => undefined,
  trace: { id: 'abc-123', labels: { traceId: 'Trace id', copy: 'Copy', copied: 'Copied' } },
};

afterEach(() => vi.restoreAllMocks());

test('copies the trace id and confirms it', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(<ErrorState {...failure} />);
  await page.getByRole('button', { name: 'Copy' }).click();
  expect(write).toHaveBeenCalledWith('abc-123');
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('leaves the id selectable if the browser denies the clipboard', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
  await show(<ErrorState {...failure} />);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect.element(page.getByText('abc-123')).toBeVisible();
});

test('shows the retry in progress', async () => {
  await show(<ErrorState {...failure} retrying />);
  await expect
    .element(page.getByRole('button', { name: 'Try again' }))
    .toHaveAttribute('aria-busy', 'true');
});
