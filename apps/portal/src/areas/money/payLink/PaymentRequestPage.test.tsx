import { mock } from '@studio-portal/sdk/msw';
import { getResponse, http } from 'msw';
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

test('offers no second payment until it knows the state of the first', async () => {
  const checkout = Promise.withResolvers<undefined>();
  let hasFailed = false;
  const { sent } = await show(<PaymentRequestPage paymentRequestId={uuid} />, {
    at: '/?checkout=c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c3001',
    answers: [
      overrideResponse(`*/paymentrequests/${uuid}`, (request) => ({ ...request, state: 'OPEN' })),
      http.get('*/paymentrequestcheckouts/:id', async ({ request }) => {
        if (hasFailed) return undefined;
        await checkout.promise;
        hasFailed = true;
        return getResponse([mock('getPaymentRequestCheckout', 500)], request);
      }),
      overrideResponse('*/paymentrequestcheckouts/:id', (order) => ({
        ...order,
        state: 'FINALIZED',
      })),
    ],
  });
  const pay = page.getByRole('button', { name: /^Pay €/ });
  await expect
    .poll(() => sent.map(({ call }) => call).join())
    .toContain('/paymentrequestcheckouts/');
  await expect.element(title).toMatchTextContent(/^Pay €/);
  await expect.element(pay).not.toBeInTheDocument();
  checkout.resolve(undefined);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveTextContent('Thank you, that’s paid');
});

test('keeps the form while it loads the order that it has started', async () => {
  const never = Promise.withResolvers<undefined>();
  const { sent } = await show(<PaymentRequestPage paymentRequestId={uuid} />, {
    answers: [
      http.get('*/paymentrequestcheckouts/:id', () => never.promise),
      http.post('*/paymentrequestcheckouts/:id/authenticate', () => never.promise),
    ],
  });
  const pay = page.getByRole('button', { name: /^Pay €/ });
  const frame = page.getByTitle('Card details, entered at the payment provider');
  await expect.element(frame).toBeInTheDocument();
  const form = frame.element();
  const notify = (data: object) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        source: form instanceof HTMLIFrameElement ? form.contentWindow : null,
        origin: window.location.origin,
      }),
    );
  notify({ type: 'hosted-card/height', height: 300 });
  await pay.click();
  notify({ type: 'hosted-card/token', cardToken: 'tok_1', holder: 'Vic Visitor' });
  await expect
    .poll(() => sent.map(({ call }) => call).join())
    .toMatch(/GET \S*\/paymentrequestcheckouts\//);
  await expect.element(pay).toHaveAttribute('aria-busy', 'true');
  expect(frame.element()).toBe(form);
});
