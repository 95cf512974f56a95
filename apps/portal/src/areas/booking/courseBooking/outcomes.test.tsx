import { mock } from '@studio-portal/sdk/msw';
import type { Checkout } from '@studio-portal/sdk/types';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readStored } from '../../../lib/browser/storage.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { checkoutId, voucher, voucherOrder, voucherTexts } from '../../../testing/voucher.ts';
import { EndedBooking } from '../bookings/EndedBooking.tsx';
import { courseKind } from '../courses/courseKind.ts';
import { Confirm } from '../../checkout/summary/ConfirmStep.tsx';
import type { Flow, Order } from '../../checkout/flow/Flow.ts';
import { endDraft } from '../../checkout/flow/endDraft.ts';
import { NoResult } from '../../checkout/result/NoResult.tsx';
import { SuccessStep } from '../../checkout/result/SuccessStep.tsx';
import { SummaryStep } from '../../checkout/summary/SummaryStep.tsx';

const subject = voucher({
  name: 'Yin',
  when: { start: new Date('2126-11-26T17:00:00Z'), end: new Date('2126-11-26T18:00:00Z') },
});
const order = voucherOrder({
  subject,
  state: 'FINALIZED',
  paymentMethod: 'DIRECT_DEBIT',
  charged: true,
  booking: {
    uuid: '5f0c9d2e-3b7a-4c61-9d8e-0a1b2c3d4e5f',
    stream: null,
    participantStatus: 'BOOKED',
    waitingListPosition: null,
    onWaitingList: false,
  },
});
const { booking } = order;
const refetch = () => undefined;
const createFlow = (value: Order): Flow => ({
  texts: {
    ...voucherTexts,
    done: courseKind.flowTexts.done,
    booking: courseKind.flowTexts.booking,
  },
  needsSlot: false,
  LoadSubject: ({ children }) => children({ status: 'loading' }),
  LoadOrder: ({ children }) => children({ status: 'ready', refetch, isFetching: false, value }),
  creates: [],
  others: () => '/courses',
  EndedBooking,
});
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('says that the booking of an order has been canceled, without place or charge', async () => {
  const canceled: Order = {
    ...order,
    charged: false,
    booking: booking && { ...booking, participantStatus: 'CANCELED' },
  };
  await show(<SuccessStep flow={createFlow(canceled)} />, { member: true });
  await expect.element(heading('This booking is cancelled')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View my payments' })).toBeVisible();
  await expect.element(page.getByText(/charged|You’re in/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Add to calendar')).not.toBeInTheDocument();
  await expectAccessible();
});

test.each(['Quiet room', 'Quiet room, Northside Mitte'])(
  'names the studio of the place "%s" once',
  async (where) => {
    const value: Order = { ...order, subject: { ...subject, where } };
    await show(<SuccessStep flow={createFlow(value)} />, { member: true });
    await expect.element(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
    expect(document.body.innerText.match(/Northside Mitte/g)).toHaveLength(1);
  },
);

test('shows a debit returned after the visit as booked, not as waiting', async () => {
  await show(<SuccessStep flow={createFlow({ ...order, charged: false })} />, { member: true });
  await expect.element(heading('You’re in!')).toBeVisible();
  await expect.element(page.getByText(/Nothing has been charged/)).not.toBeInTheDocument();
});

test('says that a debit returned before the visit has ended the booking', async () => {
  const returned: Order = {
    ...order,
    state: 'FAILED',
    failureReason: 'DEBIT_RETURNED',
    charged: false,
  };
  await show(<NoResult flow={createFlow(returned)} order={returned} />, { member: true });
  await expect
    .element(page.getByText(/sent the direct debit back.*Your booking has ended\./))
    .toBeVisible();
  await expect.element(page.getByText(/Nothing has been booked/)).not.toBeInTheDocument();
});

test('repeats the last step automatically until the bank has decided', async () => {
  let attempts = 0;
  const openCheckout: Checkout = {
    id: checkoutId,
    type: 'COURSE_APPOINTMENT',
    state: 'AUTHENTICATED',
    organizationUnitId: 1001,
    price: { amount: 14.5, currency: 'EUR' },
    voucher: null,
    amountDue: { amount: 14.5, currency: 'EUR' },
    paymentMethod: 'CREDIT_CARD',
    paymentInstrument: null,
    failureReason: null,
    createdAt: new Date('2126-11-26T16:00:00Z'),
    expiresAt: new Date('2126-11-26T16:30:00Z'),
    publicToken: null,
    charged: false,
  };
  const seen = Promise.withResolvers<void>();
  const undecided = http.post('*/finalize', async () => {
    attempts += 1;
    if (attempts === 1) return HttpResponse.json(openCheckout);
    await seen.promise;
    return undefined;
  });
  const confirmed: Order = { ...order, state: 'AUTHENTICATED', booking: null, charged: false };
  await show(
    <Routes>
      <Route path="/voucher/success/:id" element={<h1>Booked</h1>} />
      <Route
        path="*"
        element={<Confirm flow={createFlow(confirmed)} order={confirmed} refetch={refetch} />}
      />
    </Routes>,
    { member: true, answers: [undecided] },
  );
  await expect.element(heading('Booking your place…')).toBeVisible();
  seen.resolve();
  await expect.element(heading('Booked')).toBeVisible();
  expect(attempts).toBe(2);
});

test('restores the contact data of the order when trying again in another session', async () => {
  endDraft();
  const expired: Order = { ...order, state: 'EXPIRED', booking: null, charged: false };
  await show(
    <Routes>
      <Route path="/voucher/payment" element={<h1>Payment</h1>} />
      <Route path="*" element={<NoResult flow={createFlow(expired)} order={expired} />} />
    </Routes>,
    { member: true },
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect.element(heading('Payment')).toBeVisible();
  expect(readStored('booking-draft')).toMatchObject({
    contact: { firstname: 'Vic', street: 'Beispielweg', dateOfBirth: '1994-02-03' },
  });
  endDraft();
});

test('labels the button of a paid waiting list place as an order with obligation to pay, but not that of a free one', async () => {
  const waiting: Order = {
    ...order,
    state: 'CREATED',
    paymentMethod: 'CREDIT_CARD',
    joinWaitingList: true,
    booking: null,
    charged: false,
    subject: { ...subject, availability: { kind: 'waitingList', position: 1 } },
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await show(<SummaryStep flow={createFlow(waiting)} />, { member: true });
  await expect.element(button('Join waiting list: order with obligation to pay')).toBeVisible();
  await expect.element(page.getByText('Includes VAT. It doesn’t renew.').first()).toBeVisible();
  await expectAccessible();
  const price = { amount: 0, currency: 'EUR' };
  await show(
    <SummaryStep
      flow={createFlow({ ...waiting, price, subject: { ...waiting.subject, price } })}
    />,
    {
      member: true,
    },
  );
  await expect.element(button('Join waiting list')).toBeVisible();
});

test('says that nothing was charged and offers other times when the last place is taken at the bank', async () => {
  const full = mock('finalizeCheckout', 409, 'booking.error.slotfull');
  const confirmed: Order = { ...order, state: 'AUTHENTICATED', booking: null, charged: false };
  const flow: Flow = { ...createFlow(confirmed), Alternatives: () => <p>Other times</p> };
  await show(<Confirm flow={flow} order={confirmed} refetch={refetch} />, {
    member: true,
    answers: [full],
  });
  await expect.element(heading(/^Someone else was quicker/)).toBeVisible();
  await expect.element(page.getByText('Nothing has been booked or charged.')).toBeVisible();
  await expect.element(page.getByText('Other times')).toBeVisible();
  await expectAccessible();
});

test('offers to check again when the response to the last step is lost', async () => {
  let attempts = 0;
  const lost = http.post('*/finalize', () => {
    attempts += 1;
    return attempts === 1 ? HttpResponse.json({}, { status: 500 }) : undefined;
  });
  const confirmed: Order = { ...order, state: 'AUTHENTICATED', booking: null, charged: false };
  await show(<Confirm flow={createFlow(confirmed)} order={confirmed} refetch={refetch} />, {
    member: true,
    answers: [lost],
  });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => attempts).toBe(2);
});
