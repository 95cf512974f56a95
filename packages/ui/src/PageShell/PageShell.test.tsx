import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../testing/show.tsx';
import { PageShell, type PageShellProps, type PageStatus } from './PageShell.tsx';

const retry = vi.fn<() => void>();

const props: Omit<PageShellProps, 'status'> = {
  title: 'Courses',
  skeleton: <div data-testid="skeleton" />,
  loadingLabel: 'Loading courses',
  empty: { drawing: 'calendar', title: 'Nothing is on this week.' },
  error: { title: 'The courses could not be loaded.', retryLabel: 'Try again', onRetry: retry },
  children: <button type="button">Book</button>,
};

const shell = (status: PageStatus, more: Partial<PageShellProps> = {}) => (
  <PageShell {...props} {...more} status={status} />
);

test('announces loading and hides the skeleton from screen readers', async () => {
  const { container } = await show(shell('loading'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading courses');
  expect(container.querySelector('section')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByTestId('skeleton')).toBeInTheDocument();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('announces the empty and the error state', async () => {
  const screen = await show(shell('empty'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing is on this week.');
  await screen.rerender(shell('error'));
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The courses could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

test("uses the title as the page's heading and announces no content", async () => {
  await show(shell('content'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});
