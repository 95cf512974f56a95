import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NewsRoute } from './NewsRoute.tsx';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';

// One real page is tested on behalf of all.
const calls = '*/nox/public/v1/studionews';
const fault = { typedArgs: [], traceId: '0123456789abcdef' };
const again = page.getByRole('button', { name: 'Try again' });
const firstNews = page.getByRole('article').first();

/** Fails until stopped. */
function failing(status: number, body: object): { answer: HttpHandler; stop: () => void } {
  let fails = true;
  return {
    answer: http.get(calls, () =>
      fails ? HttpResponse.json({ ...fault, ...body }, { status }) : undefined,
    ),
    stop: () => (fails = false),
  };
}

test('shows the server’s text for an unknown code, without "Info: ", and a retry', async () => {
  const { answer, stop } = failing(409, {
    errorCode: 'sample.error.unheardof',
    errorMessage: 'Info: The hall is <strong>closed</strong> today.',
  });
  await show(<NewsRoute />, { answers: [answer] });
  const heading = page.getByRole('heading', { name: 'The hall is closed today.' });
  await expect.element(heading).toBeVisible();
  await expect.element(heading.getByRole('strong')).toMatchTextContent('closed');
  await expect.element(page.getByText(/Info:/)).not.toBeInTheDocument();
  await expectAccessible();
  stop();
  await again.click();
  await expect.element(firstNews).toBeVisible();
  await expect.element(heading).not.toBeInTheDocument();
});

test('shows our text for a server error instead of its log, with the trace id', async () => {
  const { answer } = failing(500, {
    errorCode: 'unexpected',
    errorMessage: 'NullPointerException at line 5',
  });
  await show(<NewsRoute />, { answers: [answer] });
  await expect.element(page.getByText(/Something went wrong on our side\./).first()).toBeVisible();
  await expect.element(page.getByText(/NullPointerException/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/0123456789abcdef/)).toBeVisible();
});

test('shows the news item of the address in full, or says that it is gone', async () => {
  const { unmount } = await show(<NewsRoute />, { at: '/?news=701' });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('New times for Morning Yoga');
  await expect.element(firstNews).toMatchTextContent('Bring a towel.');
  expect(page.getByRole('article').elements()).toHaveLength(1);
  expect(page.getByText('Read more').elements()).toEqual([]);
  await expectAccessible();
  await unmount();
  await show(<NewsRoute />, { at: '/?news=1' });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'This news item is no longer here' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View all news' })).toBeVisible();
});

test('shows the page’s empty state without a retry', async () => {
  await show(<NewsRoute />, { answers: [mock('listStudioNews', 200, 'emptyList')] });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'No news at the moment.' }))
    .toBeVisible();
  await expect.element(again).not.toBeInTheDocument();
  await expectAccessible();
});
