import { mock } from '@studio-portal/sdk/msw';
import type { PaymentWithDetails } from '@studio-portal/sdk/types';
import { getResponse, HttpResponse, http } from 'msw';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { MyPaymentsRoute } from './MyPaymentsRoute.tsx';

// Other tests in this browser store open orders.

const paymentId = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';

/** Opens the page with a payment in its address. */
const paymentDetails = (
  <Routes>
    <Route path="/" element={<Navigate to={`/payments?payment=${paymentId}`} />} />
    <Route path="/payments" element={<MyPaymentsRoute />} />
  </Routes>
);

const title = page.getByRole('heading', { level: 1 });
const paragraph = (text: string) => page.getByRole('paragraph').filter({ hasText: text });
const dialog = page.getByRole('dialog');
const refund = page.getByRole('button', { name: 'Cancel and get refund' });

/** Returns one page of a list of 22 payments. */
const pages = http.get('*/v3/payments', ({ request }) => {
  const number = Number(new URL(request.url).searchParams.get('page'));
  const content = Array.from({ length: number === 0 ? 20 : 2 }, (_, index) => ({
    id: `c3a1d0a4-51f2-4d8a-8b3e-${String(number * 20 + index).padStart(12, '0')}`,
    name: `Class ${number * 20 + index + 1}`,
    type: 'COURSE_APPOINTMENT',
    studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
    amount: { amount: 14.5, currency: 'EUR' },
    state: index === 1 ? 'PENDING' : 'PAID',
    bookingDate: '2026-11-25T09:00:00+01:00',
    paymentDetails: {
      bookingDate: '2026-11-25T09:00:00+01:00',
      paymentMethod: 'FINION_PAY',
      paymentInstrument: null,
    },
  }));
  return HttpResponse.json({ content, page: number, size: 20, hasNext: number === 0 });
});

test('lists payments with day, name, state and amount, loads older ones on demand and announces their number', async () => {
  await show(<MyPaymentsRoute />, { member: true, answers: [pages] });
  await expect.element(title).toHaveTextContent('My payments');
  await expect
    .element(page.getByRole('listitem').first())
    .toMatchTextContent(/25 Nov.*2026.*Class 1.*Paid.*Finion Pay.*Northside Mitte.*€14.50/);
  await expect
    .element(page.getByRole('link', { name: 'Class 2', exact: true }))
    .toHaveAttribute('href', expect.stringMatching(/\/me\/payments\?payment=c3a1d0a4-/));
  await expectAccessible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('22 payments shown')).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Class 22' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('says that nothing has been paid yet', async () => {
  await show(<MyPaymentsRoute />, {
    member: true,
    answers: [mock('listPayments', 200, 'noPayments')],
  });
  await expect.element(paragraph('You haven’t paid for anything online yet.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'See what’s on' })).toBeVisible();
  await expectAccessible();
});

test('shows a loading error and retries', async () => {
  let fails = true;
  const failing = http.get('*/v3/payments', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  await show(<MyPaymentsRoute />, { member: true, answers: [failing, pages] });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(page.getByRole('link', { name: 'Class 1', exact: true })).toBeVisible();
});

test('shows the state of a payment, what a refund cancels, and the state after the refund', async () => {
  const after = mock('getPayment', 200, 'refundedPayment');
  let isRefunded = false;
  const { sent } = await show(paymentDetails, {
    member: true,
    answers: [
      http.post(`*/v3/payments/${paymentId}/refund`, () => {
        isRefunded = true;
      }),
      http.get(`*/v3/payments/${paymentId}`, ({ request }) =>
        isRefunded ? getResponse([after], request) : undefined,
      ),
      mock('getPayment', 200, 'refundablePayment'),
    ],
  });
  await expect.element(title).toHaveTextContent('Back Fit');
  await expect.element(page.getByText('The studio has received the payment.')).toBeVisible();
  await expect.element(page.getByText('Visa •••• 4242')).toBeVisible();
  await expect.element(page.getByText(/^You can get €14.50 back until .*15:00/)).toBeVisible();
  await expect
    .element(page.getByText('With the refund, these bookings are cancelled:'))
    .toBeVisible();
  await expectAccessible();
  await refund.click();
  await expect
    .element(dialog)
    .toMatchTextContent(/We’ll cancel Back Fit, .*17:00.*€14.50 back .*Visa •••• 4242/);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await refund.click();
  await dialog.getByRole('button', { name: 'Cancel and get refund' }).click();
  await expect.element(page.getByText('You’ve been refunded.')).toBeVisible();
  await expect.element(refund).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    `POST /v3/payments/${paymentId}/refund`,
  ]);
});

test('says what goes back to the voucher that paid a part, before and after a refund', async () => {
  const after = mock('getPayment', 200, 'refundedPaymentWithVoucher');
  let isRefunded = false;
  await show(paymentDetails, {
    member: true,
    answers: [
      http.post(`*/v3/payments/${paymentId}/refund`, () => {
        isRefunded = true;
      }),
      http.get(`*/v3/payments/${paymentId}`, ({ request }) =>
        isRefunded ? getResponse([after], request) : undefined,
      ),
      mock('getPayment', 200, 'refundablePaymentWithVoucher'),
    ],
  });
  const due = /€10\.00 .*We’ll put €4\.50 back on your voucher •••• 9XTM\./;
  const done = page.getByText(/We’ve put €4\.50 back on your voucher •••• 9XTM\./);
  await expect.element(page.getByText(due)).toBeVisible();
  await expect.element(done).not.toBeInTheDocument();
  await refund.click();
  await expect.element(dialog).toMatchTextContent(due);
  await dialog.getByRole('button', { name: 'Cancel and get refund' }).click();
  await expect.element(done).toBeVisible();
});

test('says that a returned purchase can no longer be used', async () => {
  const example = mock('getPayment', 200, 'refundablePayment');
  const unused = http.get(`*/v3/payments/${paymentId}`, async ({ request }) => {
    const answer = await getResponse([example], request);
    const payment: PaymentWithDetails = await answer?.json();
    const paymentRefundInformation = { ...payment.paymentRefundInformation, appointments: [] };
    return HttpResponse.json({ ...payment, paymentRefundInformation });
  });
  await show(paymentDetails, { member: true, answers: [unused] });
  await refund.click();
  await expect
    .element(dialog)
    .toMatchTextContent(/You’re giving it back, so you can’t use it any more\. .*€14\.50 back/);
});

test('stops a pending debit and does not promise a refund', async () => {
  const example = mock('getPayment', 200, 'refundablePayment');
  const respondWithState = async (request: Request, now: string) => {
    const answer = await getResponse([example], request);
    const body: object = (await answer?.json()) ?? {};
    return HttpResponse.json({ ...body, state: now });
  };
  let state = 'PENDING';
  await show(paymentDetails, {
    member: true,
    answers: [
      http.get(`*/v3/payments/${paymentId}`, ({ request }) => respondWithState(request, state)),
      http.post(`*/v3/payments/${paymentId}/refund`, ({ request }) => {
        state = 'CANCELED';
        return respondWithState(new Request(request.url.replace('/refund', '')), state);
      }),
    ],
  });
  await refund.click();
  await expect.element(dialog).toMatchTextContent(/We’ll cancel Back Fit/);
  await expect.element(dialog).not.toMatchTextContent(/You’ll get/);
  await dialog.getByRole('button', { name: 'Cancel and get refund' }).click();
  await expect.element(page.getByText(/You haven’t paid anything/)).toBeVisible();
});

test('says why a payment cannot be refunded', async () => {
  await show(paymentDetails, {
    member: true,
    answers: [mock('getPayment', 200, 'payLaterPayment')],
  });
  await expect.element(page.getByText('Finion Pay')).toBeVisible();
  await expect.element(page.getByText(/^The time to cancel is over/)).toBeVisible();
  await expect.element(refund).not.toBeInTheDocument();
  await expectAccessible();
});

test('links back to the list if the payment is unknown', async () => {
  await show(paymentDetails, { member: true, answers: [mock('getPayment', 404)] });
  await expect.element(paragraph('We couldn’t find this payment.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Back to my payments' }).first())
    .toHaveAttribute('href', expect.stringMatching(/\/me\/payments$/));
});
