import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { checkoutId, voucherOrder } from '../../../testing/voucher.ts';
import { drainNotices } from '../../../lib/browser/notices.ts';
import { PendingPayment } from './PendingPayment.tsx';
import { useCancelReplacedOrder } from '../contact/useCancelReplacedOrder.ts';

const order = voucherOrder({ state: 'AUTHENTICATION_REQUIRED', paymentMethod: 'IDEAL' });

/** The step that cancels the replaced order. */
const Payment = () =>
  useCancelReplacedOrder() ? <p>Canceling</p> : <h1>How would you like to pay?</h1>;

const pages = (refetch: () => void) => (
  <Routes>
    <Route path="/" element={<PendingPayment order={order} refetch={refetch} />} />
    <Route path="/voucher/payment" element={<Payment />} />
    <Route path="/voucher/summary/:checkoutId" element={<h1>Your order</h1>} />
    <Route path="/voucher/cancel/:checkoutId" element={<h1>You cancelled this order</h1>} />
  </Routes>
);

/** The holder has responded, but the bank has not. */
const late = http.post('*/authenticate', () =>
  HttpResponse.json({ checkoutId, state: 'AUTHENTICATION_REQUIRED', challengeUrl: null }),
);
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name });

test('links to an open challenge and shows its deadline', async () => {
  await show(pages(vi.fn()), {
    member: true,
    answers: [mock('authenticateCheckout', 200, 'challengeNeeded')],
  });
  await expect.element(heading('Confirm with your bank')).toBeVisible();
  await expect.element(page.getByText(/You have until .*2126.*18:30/)).toBeVisible();
  await expect.element(button('Confirm with your bank')).toBeEnabled();
  await expectAccessible();
});

test('replaces the order when another payment method is chosen and keeps the draft', async () => {
  const { sent } = await show(pages(vi.fn()), { member: true, answers: [late] });
  await expect.element(heading('Waiting for your bank')).toBeVisible();
  expect(button('Confirm with your bank').elements()).toEqual([]);
  await expectAccessible();
  await button('Use another payment method').click();
  await expect.element(heading('How would you like to pay?')).toBeVisible();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain(`POST /v3/checkouts/${checkoutId}/cancel`);
  expect(JSON.stringify(Object.values(window.sessionStorage))).toContain('Beispielweg');
});

test('leads back to the order that could not be replaced, so that it is not paid twice', async () => {
  const placed = http.post('*/cancel', () =>
    HttpResponse.json(
      [{ errorCode: 'checkout.error.wrongstate', errorMessage: '', traceId: 't', typedArgs: [] }],
      { status: 409 },
    ),
  );
  await show(pages(vi.fn()), { member: true, answers: [late, placed] });
  await button('Use another payment method').click();
  await expect.element(heading('Your order')).toBeVisible();
  expect(drainNotices().map(({ title }) => title)).toEqual([
    'This order has changed. Check it before you continue.',
  ]);
});

test('cancels the order', async () => {
  await show(pages(vi.fn()), { member: true, answers: [late] });
  await button('Cancel order').click();
  await expect.element(heading('You cancelled this order')).toBeVisible();
});

test('keeps the focus on the button when the order cannot be canceled', async () => {
  const failing = http.all('*/cancel', () => HttpResponse.error());
  await show(pages(vi.fn()), { member: true, answers: [late, failing] });
  await button('Cancel order').click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('Cancel order')).toHaveFocus();
});
