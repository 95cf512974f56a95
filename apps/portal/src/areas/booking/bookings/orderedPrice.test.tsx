import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { checkoutId } from '../../../testing/voucher.ts';
import type { Flow } from '../../checkout/flow/Flow.ts';
import { appointmentFlow } from '../appointmentBooking/appointmentFlow.tsx';
import { courseFlow } from '../courseBooking/courseFlow.ts';

/** Shows the price that the summary of an order has. */
const Summary = ({ flow: { LoadOrder } }: { flow: Flow }) => (
  <LoadOrder id={checkoutId}>
    {(order) => order.status === 'ready' && <p>Price: {order.value.subject.price.amount}</p>}
  </LoadOrder>
);

test.each([
  ['class', courseFlow, 'course-appointment'],
  ['appointment', appointmentFlow, 'single-appointment'],
] as const)('has the price at which the %s was ordered', async (_, flow, kind) => {
  const ordered = overrideResponse(`*/${kind}/${checkoutId}`, (order) => ({
    ...order,
    price: { amount: 8.5, currency: 'EUR' },
  }));
  await show(
    <Routes>
      <Route path="/:id" element={<Summary flow={flow} />} />
    </Routes>,
    { at: '/901', member: true, answers: [ordered] },
  );
  await expect.element(page.getByText('Price: 8.5')).toBeVisible();
});
