import { QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readStored } from '../../../lib/browser/storage.ts';
import { clearUserData } from '../../../lib/session/clearUserData.ts';
import { resetQueriesForNewUser } from '../../../lib/session/resetQueriesForNewUser.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { GuestOpenOrders } from './GuestOpenOrders.tsx';
import { saveGuestOrder } from './guestOrders.ts';
import { findOpenOrders, saveOpenOrder } from './openOrders.ts';

const orderId = (end: string) => `c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c${end}`;
const token = (end: string) => `pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d${end}`;

/** States of the checkouts, keyed by the end of their tokens; a cancelation changes them. */
const checkouts = (states: Record<string, string>) => [
  http.get('*/v3/public/checkouts/:token', ({ params }) => {
    const end = String(params.token).slice(-4);
    const state = states[end];
    return state === undefined
      ? HttpResponse.json({ errorCode: 'checkout.error.notfound' }, { status: 404 })
      : HttpResponse.json({
          id: orderId(end),
          type: 'COURSE_APPOINTMENT',
          state,
          organizationUnitId: 1001,
          price: { amount: 14.5, currency: 'EUR' },
          voucher: null,
          amountDue: { amount: 14.5, currency: 'EUR' },
          paymentMethod: 'CREDIT_CARD',
          paymentInstrument: null,
          failureReason: null,
          createdAt: '2126-11-26T14:00:00+01:00',
          expiresAt: '2126-11-26T14:30:00+01:00',
          publicToken: token(end),
          charged: false,
        });
  }),
  http.post('*/v3/public/checkouts/:token/cancel', ({ params }) => {
    states[String(params.token).slice(-4)] = 'CANCELED';
  }),
];

function keep(...ends: string[]): void {
  for (const end of ends) {
    saveGuestOrder(orderId(end), token(end));
    saveOpenOrder({
      id: orderId(end),
      owner: null,
      tenant: 'northside',
      name: `Class ${end}`,
      item: `/course/${end}`,
      summary: `/summary/${end}`,
    });
  }
}

const section = page.getByRole('region', { name: /open order/ });
const row = (end: string) => section.getByRole('listitem').filter({ hasText: `Class ${end}` });

test('suggests an open order with price and time left, and continues it', async () => {
  keep('1001');
  await show(<GuestOpenOrders />, { answers: checkouts({ 1001: 'CREATED' }) });
  await expect.element(page.getByRole('heading', { name: 'You have an open order' })).toBeVisible();
  await expect.element(row('1001')).toMatchTextContent(/€14.50.*You have until .*14:30/);
  await expect
    .element(row('1001').getByRole('link', { name: /^Continue/ }))
    .toHaveAttribute('href', '/summary/1001');
  await expectAccessible();
});

test('discards an order', async () => {
  keep('1001');
  await show(<GuestOpenOrders />, { answers: checkouts({ 1001: 'CREATED' }) });
  await row('1001')
    .getByRole('button', { name: /^Cancel order/ })
    .click();
  await expect.element(section).not.toBeInTheDocument();
  expect(findOpenOrders(null, 'northside')).toEqual([]);
});

test.each(['FINALIZED', 'CANCELED', 'EXPIRED', 'unknown'])(
  'suggests no order that is %s',
  async (state) => {
    keep('1001', '1002');
    const states = { 1001: 'CREATED', ...(state === 'unknown' ? {} : { 1002: state }) };
    await show(<GuestOpenOrders />, { answers: checkouts(states) });
    await expect.element(row('1001')).toBeVisible();
    await expect.element(row('1002')).not.toBeInTheDocument();
    await expect.poll(() => findOpenOrders(null, 'northside')).toHaveLength(1);
  },
);

test('suggests only the orders of an item on its page', async () => {
  keep('1001', '1002');
  await show(<GuestOpenOrders item="/course/1002" />, {
    answers: checkouts({ 1001: 'CREATED', 1002: 'CREATED' }),
  });
  await expect.element(row('1002')).toBeVisible();
  await expect.element(row('1001')).not.toBeInTheDocument();
});

test('suggests nothing to a logged-in user, and forgets the orders on login and logout', async () => {
  keep('1001');
  const { sent } = await show(<GuestOpenOrders />, {
    member: true,
    answers: checkouts({ 1001: 'CREATED' }),
  });
  await expect.element(section).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.includes('/checkouts/'))).toEqual([]);
  await resetQueriesForNewUser(new QueryClient());
  expect(readStored('guest-open-orders')).toBeUndefined();
  keep('1001');
  clearUserData();
  expect([readStored('guest-open-orders'), readStored('guest-orders')]).toEqual([
    undefined,
    undefined,
  ]);
});
