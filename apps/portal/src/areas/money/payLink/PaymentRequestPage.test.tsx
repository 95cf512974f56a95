import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { PaymentRequestPage } from './PaymentRequestPage.tsx';

// Polling interval in milliseconds, shortened for the test.
vi.mock('../../checkout/summary/pollInterval.ts', () => ({ pollInterval: 100 }));

const uuid = '5b8e2d41-6f3a-4c07-9e1d-8a7b6c5d4e01';
const title = page.getByRole('heading', { level: 1 });

/** Opens a request whose order waits for the bank. */
async function showWaiting() {
  const states = { request: 'OPEN', order: 'AUTHENTICATION_REQUIRED' };
  await show(<PaymentRequestPage paymentRequestId={uuid} />, {
    at: '/?checkout=c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001',
    answers: [
      overrideResponse(`*/paymentrequests/${uuid}`, (request) => ({
        ...request,
        state: states.request,
      })),
      overrideResponse('*/paymentrequestcheckouts/:id', (order) => ({
        ...order,
        state: states.order,
      })),
    ],
  });
  await expect.element(page.getByText(/^Your bank hasn’t told us yet/)).toBeVisible();
  return states;
}

test('shows the receipt when the bank answers late', async () => {
  const states = await showWaiting();
  states.order = 'FINALIZED';
  await expect.element(title).toHaveTextContent('Thank you, that’s paid');
});

test('stops waiting for the bank when the request is paid elsewhere', async () => {
  const states = await showWaiting();
  states.request = 'PAID_MEANWHILE';
  await expect.element(title).toHaveTextContent('This has been paid in another way');
});
