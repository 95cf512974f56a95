import { getUserInfo } from '@studio-portal/sdk/api/me';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { saveOpenOrder, findOpenOrders } from './openOrders.ts';

const orderId = (name: string) => `c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1d${name}`;

/** States of the checkouts, keyed by the end of their ids; a cancelation changes them. */
const checkouts = (states: Record<string, string>) => [
  http.get('*/v3/checkouts/:id', ({ params }) => {
    const id = String(params.id);
    const state = states[id.slice(-4)];
    return state === undefined
      ? HttpResponse.json({ errorCode: 'checkout.error.notfound' }, { status: 404 })
      : HttpResponse.json({
          id,
          type: 'COURSE_APPOINTMENT',
          state,
          organizationUnitId: 1001,
          price: { amount: 14.5, currency: 'EUR' },
          voucher: null,
          amountDue: { amount: 14.5, currency: 'EUR' },
          paymentMethod: 'IDEAL',
          paymentInstrument: null,
          failureReason: null,
          createdAt: '2126-11-26T14:00:00+01:00',
          expiresAt: '2126-11-26T14:30:00+01:00',
          publicToken: null,
          charged: false,
        });
  }),
  http.post('*/v3/checkouts/:id/cancel', ({ params }) => {
    states[String(params.id).slice(-4)] = 'CANCELED';
  }),
];

/** Stores orders of the user in the example data. */
async function keep(...names: string[]): Promise<number> {
  await show(<h1>My bookings</h1>);
  const { id: owner } = await getUserInfo();
  for (const name of names)
    saveOpenOrder({
      id: orderId(name),
      owner,
      tenant: 'northside',
      name: `Class ${name}`,
      summary: `/summary/${name}`,
    });
  return owner;
}

const section = page.getByRole('region', { name: 'Open orders' });
const row = (name: string) => section.getByRole('listitem').filter({ hasText: name });

test('links open orders with their state and removes those that have ended', async () => {
  const owner = await keep('1001', '1002', '1003', '1004', '1005');
  const states = {
    1001: 'CREATED',
    1002: 'AUTHENTICATION_REQUIRED',
    1003: 'AUTHENTICATED',
    1004: 'FINALIZED',
  };
  await show(<OpenOrders />, { member: true, answers: checkouts(states) });
  await expect.element(row('Class 1001')).toMatchTextContent('You haven’t ordered it yet.');
  await expect.element(row('Class 1002')).toMatchTextContent('Your bank hasn’t confirmed it yet.');
  await expect.element(row('Class 1003')).toMatchTextContent('Your bank has confirmed it.');
  await expect
    .element(row('Class 1001').getByRole('link', { name: /^Continue/ }))
    .toHaveAttribute('href', '/summary/1001');
  await expect.poll(() => findOpenOrders(owner, 'northside')).toHaveLength(3);
  expect(section.getByRole('listitem').elements()).toHaveLength(3);
  await expectAccessible();
});

test('cancels an order and removes it', async () => {
  const owner = await keep('1001');
  await show(<OpenOrders />, { member: true, answers: checkouts({ 1001: 'CREATED' }) });
  await row('Class 1001')
    .getByRole('button', { name: /^Cancel order/ })
    .click();
  await expect.element(section).not.toBeInTheDocument();
  expect(findOpenOrders(owner, 'northside')).toEqual([]);
});

test('requests nothing without open orders', async () => {
  const { sent } = await show(<OpenOrders />, { member: true });
  await expect.element(section).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.includes('/checkouts/'))).toEqual([]);
});
