import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SummaryStep } from '../../checkout/summary/SummaryStep.tsx';
import { patterns } from '../../../lib/address/patterns.ts';
import { path } from '../../../lib/address/paths.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { balanceFlow } from './balanceFlow.ts';

// Polling interval in milliseconds, shortened for the test.
vi.mock('../../checkout/summary/pollInterval.ts', () => ({ pollInterval: 100 }));

const checkoutId = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001';

const pages = (
  <Routes>
    <Route path={patterns.accountBalanceSummary} element={<SummaryStep flow={balanceFlow} />} />
    <Route path={patterns.accountSuccess} element={<h1>Paid</h1>} />
  </Routes>
);

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a payment that waits for the bank. */
async function showWaiting() {
  let state = 'AUTHENTICATION_REQUIRED';
  const { sent } = await show(pages, {
    at: path('accountBalanceSummary', { studioUuid: 'northside:1001', checkoutId }),
    member: true,
    answers: [
      overrideResponse('*/checkouts/account-balance/:id', (order) => ({ ...order, state })),
      http.post('*/authenticate', () =>
        HttpResponse.json({ checkoutId, state, challengeUrl: null }),
      ),
    ],
  });
  await expect.element(heading('Waiting for your bank')).toBeVisible();
  const countRequests = (call: string) => sent.filter((one) => one.call.startsWith(call)).length;
  return {
    reads: () => countRequests('GET /v3/checkouts/account-balance/'),
    challenges: () => countRequests('POST'),
    answer: () => (state = 'FINALIZED'),
  };
}

test('polls a payment that waits for the bank and shows the result once it is paid', async () => {
  const { reads, challenges, answer } = await showWaiting();
  await expect.poll(reads).toBeGreaterThanOrEqual(3);
  await expect.element(heading('Waiting for your bank')).toBeVisible();
  expect(challenges()).toBe(1);
  answer();
  await expect.element(heading('Paid')).toBeVisible();
});

test('stops polling while the page is hidden and polls immediately when it is visible again', async () => {
  const { reads, answer } = await showWaiting();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
  // A request sent before hiding may still arrive.
  await pause();
  const before = reads();
  await pause();
  expect(reads()).toBe(before);
  answer();
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.poll(reads).toBeGreaterThan(before);
  await expect.element(heading('Paid')).toBeVisible();
});
