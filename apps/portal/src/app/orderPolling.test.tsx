import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Flow } from '../areas/checkout/flow/Flow.ts';
import { saveGuestOrder } from '../areas/checkout/orders/guestOrders.ts';
import { appointmentFlow } from '../areas/booking/appointmentBooking/appointmentFlow.tsx';
import { rechargeFlow } from '../areas/money/credit/rechargeFlow.ts';
import { courseFlow } from '../areas/booking/courseBooking/courseFlow.ts';
import { balanceFlow } from '../areas/money/balance/balanceFlow.ts';
import { offerFlow, voucherFlow } from '../areas/shop/products/productFlows.ts';
import { trialFlow } from '../areas/booking/trial/trialFlow.ts';
import { isRecord } from '../lib/isRecord.ts';
import { overrideResponse } from '../testing/appointmentAnswers.ts';
import { show } from '../testing/show.tsx';

// Polling interval in milliseconds, shortened for the test.
vi.mock('../areas/checkout/summary/pollInterval.ts', () => ({ pollInterval: 100 }));

type Buyer = 'account' | 'visitor';

/** Every order query; ids differ, so that no observer polls another's query. */
const orders = (
  [
    [balanceFlow, 'account'],
    [rechargeFlow, 'account'],
    [offerFlow, 'account'],
    [voucherFlow, 'visitor'],
    [courseFlow, 'account'],
    [courseFlow, 'visitor'],
    [appointmentFlow, 'account'],
    [appointmentFlow, 'visitor'],
    [trialFlow, 'account'],
    [trialFlow, 'visitor'],
  ] satisfies [Flow, Buyer][]
).map(([flow, buyer], index) => ({
  flow,
  buyer,
  id: `c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c100${index}`,
}));

const list = (
  <ul>
    {orders.map(({ flow: { LoadOrder }, id }) => (
      <li key={id}>
        <LoadOrder id={id}>
          {(order) => (order.status === 'ready' ? order.value.state : order.status)}
        </LoadOrder>
      </li>
    ))}
  </ul>
);

test('polls an order of every kind while the bank’s response is pending', async () => {
  for (const [index, { buyer, id }] of orders.entries())
    if (buyer === 'visitor') saveGuestOrder(id, `pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9${index}`);
  const recharge = orders.find(({ flow }) => flow === rechargeFlow)?.id;
  let state = 'AUTHENTICATION_REQUIRED';
  await show(
    <Routes>
      <Route path="/:id" element={list} />
    </Routes>,
    {
      at: '/901',
      member: true,
      answers: [
        overrideResponse(`*/checkouts/*/${recharge}`, (order) => ({
          ...order,
          state,
          product: {
            ...('product' in order && isRecord(order.product) && order.product),
            type: 'CONSUMPTION_CREDIT',
          },
        })),
        overrideResponse('*/checkouts/*/:id', (order) => ({ ...order, state })),
      ],
    },
  );
  const inState = (text: string) => () =>
    page.getByRole('listitem').filter({ hasText: text }).elements().length;
  await expect.poll(inState('AUTHENTICATION_REQUIRED')).toBe(orders.length);
  state = 'EXPIRED';
  await expect.poll(inState('EXPIRED')).toBe(orders.length);
});
