import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import type { Order } from './Flow.ts';
import { endDraft } from './flowDraft.ts';
import { PendingPayment } from './PendingPayment.tsx';
import { useFormerOrder } from './useFormerOrder.ts';

afterEach(endDraft);

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';

const order: Order = {
  id,
  publicToken: null,
  state: 'AUTHENTICATION_REQUIRED',
  price: { amount: 50, currency: 'EUR' },
  paymentMethod: 'IDEAL',
  paymentInstrument: null,
  failureReason: null,
  charged: false,
  expiresAt: new Date('2126-11-26T18:30:00+01:00'),
  customerData: {
    firstname: 'Vic',
    lastname: 'Visitor',
    email: 'vic@northside.example',
    dateOfBirth: new Date('1994-02-03T00:00:00Z'),
    street: 'Beispielweg',
    zipCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  },
  joinWaitingList: false,
  booking: null,
  subject: {
    start: '/vouchers',
    name: 'Gift voucher',
    offer: 'Voucher',
    price: { amount: 50, currency: 'EUR' },
    availability: { kind: 'open' },
    addresses: {
      contact: '/contact',
      payment: '/payment',
      summary: () => '/summary',
      success: () => '/success',
      cancel: () => '/cancel',
      failure: () => '/failure',
    },
    create: () => Promise.resolve(id),
  },
};

/** The step that gives up the former order. */
function Payment() {
  useFormerOrder();
  return <h1>How would you like to pay?</h1>;
}

const pages = (refetch: () => void) => (
  <Routes>
    <Route path="/" element={<PendingPayment order={order} refetch={refetch} />} />
    <Route path="/payment" element={<Payment />} />
    <Route path="/cancel" element={<h1>You cancelled this order</h1>} />
  </Routes>
);

/** The bank has been answered, and has not yet said what. */
const late = http.post('*/authenticate', () =>
  HttpResponse.json({ checkoutId: id, state: 'AUTHENTICATION_REQUIRED', challengeUrl: null }),
);
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name });

test('a challenge that is open leads to it, and says until when', async () => {
  await show(pages(vi.fn()), {
    member: true,
    answers: [mock('authenticateCheckout', 200, 'challengeNeeded')],
  });
  await expect.element(heading('Confirm with your bank')).toBeVisible();
  await expect.element(page.getByText(/You have until .*2126.*18:30/)).toBeVisible();
  await expect.element(button('Confirm with your bank')).toBeEnabled();
  await expectAccessible();
});

test('a late answer is asked for again and again; another way takes the order back, and keeps what was typed', async () => {
  const refetch = vi.fn();
  const { sent } = await show(pages(refetch), { member: true, answers: [late] });
  await expect.element(heading('Waiting for your bank')).toBeVisible();
  expect(button('Confirm with your bank').elements()).toEqual([]);
  await expect.poll(() => refetch.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(1);
  await expectAccessible();
  await button('Use another payment method').click();
  await expect.element(heading('How would you like to pay?')).toBeVisible();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain(`POST /v3/checkouts/${id}/cancel`);
  expect(JSON.stringify(Object.values(window.sessionStorage))).toContain('Beispielweg');
});

test('it is given up', async () => {
  await show(pages(vi.fn()), { member: true, answers: [late] });
  await button('Cancel order').click();
  await expect.element(heading('You cancelled this order')).toBeVisible();
});
