import { mock } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse } from 'msw';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { courseKind } from '../courses/courseKind.ts';
import { BookingResult } from './BookingResult.tsx';
import { afterBooking } from './justBooked.ts';

const uuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b001';
const flow = { texts: courseKind.flowTexts, others: courseKind.list };

const upcoming = {
  startDateTime: '2126-11-26T17:00:00+01:00',
  endDateTime: '2126-11-26T18:00:00+01:00',
  cancelableUntil: '2126-11-26T15:00:00+01:00',
  freeCancelationUntil: '2126-11-26T15:00:00+01:00',
};
const past = {
  startDateTime: '2025-11-26T17:00:00+01:00',
  endDateTime: '2025-11-26T18:00:00+01:00',
  cancelableUntil: null,
  freeCancelationUntil: null,
};

const booking = <BookingResult flow={flow} uuid={uuid} />;

/** Opens the booking as after an order. */
const justBooked = (
  <Routes>
    <Route path="/" element={<Navigate to="/booked" {...afterBooking} />} />
    <Route path="/booked" element={booking} />
  </Routes>
);

/** Shows the example booking with changes, to a member or, through its link, to a guest. */
const showBooking = (change: object, { member = true, isNew = false } = {}) =>
  show(isNew ? justBooked : booking, {
    member,
    answers: ['*/v1/aggregated/calendaritems/:id', '*/nox/public/v1/calendar/:id'].map((path) =>
      http.get(path, async ({ request }) => {
        const answer = await getResponse(
          [mock('getMyCalendarItem')],
          new Request(memberUrl, request),
        );
        const example: object = await answer?.json();
        return HttpResponse.json({ ...example, ...change });
      }),
    ),
  });
const memberUrl = `${window.location.origin}/v1/aggregated/calendaritems/${uuid}`;

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const calendar = page.getByRole('button', { name: 'Add to calendar' });

test('shows the success page with directions, calendar file and deadline after an order', async () => {
  await showBooking(upcoming, { isNew: true });
  await expect.element(heading('You’re in!')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect.element(calendar).toBeVisible();
  await expect.element(page.getByText(/You can cancel until/)).toBeVisible();
});

test('shows a booking opened later by its name, with facts, calendar file and cancelation', async () => {
  await showBooking(upcoming);
  await expect.element(heading('Morning Yoga')).toBeVisible();
  await expect.element(page.getByText('€14.50 paid')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect.element(calendar).toBeVisible();
  await expect.element(page.getByText(/You can cancel until/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View my payments' })).toBeVisible();
  await expectAccessible();
});

test.each([
  ['ATTENDED', 'Attended'],
  ['NO_SHOW', 'Missed'],
])(
  'shows a past booking of status %s as "%s" and offers no action on it',
  async (status, state) => {
    await showBooking({ ...past, participantStatus: status });
    await expect.element(page.getByText(state)).toBeVisible();
    await expect.element(page.getByText('€14.50 paid')).toBeVisible();
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(page.getByText(/cancel/i)).not.toBeInTheDocument();
    await expectAccessible();
  },
);

test('lets guests cancel an upcoming booking but not a past one, and links to no payments', async () => {
  const { unmount } = await showBooking(upcoming, { member: false });
  await expect.element(page.getByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View my payments' }))
    .not.toBeInTheDocument();
  await unmount();
  await showBooking(past, { member: false });
  await expect.element(heading('Morning Yoga')).toBeVisible();
  await expect.element(page.getByText('Too late to cancel')).not.toBeInTheDocument();
});

test('shows an online booking without a street address', async () => {
  await showBooking({
    ...upcoming,
    appointmentMeetingType: 'STREAM',
    stream: 'https://stream.example/50001',
  });
  await expect.element(page.getByText(/Online/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get directions' })).not.toBeInTheDocument();
  await expect.element(page.getByText(/Beispielstraße|10115/)).not.toBeInTheDocument();
});

test('shows the deadline, the price and the way out of a waiting list', async () => {
  const waiting = {
    ...upcoming,
    participantStatus: 'WAITING',
    onWaitingList: true,
    waitingListPosition: 2,
    waitingListUntil: '2126-11-26T16:30:00+01:00',
  };
  await showBooking(waiting);
  await expect.element(page.getByText('Waiting list: number 2')).toBeVisible();
  await expect.element(page.getByText(/A place can come up until .*16:30/)).toBeVisible();
  await expect.element(page.getByText(/You only pay €14.50 if you get a place/)).toBeVisible();
  await expect.element(page.getByText(/charged/)).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/You can leave the waiting list until .*15:00/))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Leave waiting list/ })).toBeVisible();
});

test.each([
  [
    { reason: 'WAITING_LIST_ENDED', refund: null, releasedEntitlement: false },
    'No place came up in time. You haven’t been charged.',
  ],
  [
    { reason: 'WAITING_LIST_ENDED', refund: null, releasedEntitlement: true, price: null },
    'No place came up in time. Your visit is back on Single visit.',
  ],
  [
    {
      reason: 'CANCELED_BY_STUDIO',
      refund: { amount: 14.5, currency: 'EUR' },
      releasedEntitlement: false,
    },
    'The studio cancelled it. We’ve paid €14.50 back.',
  ],
  [
    {
      reason: 'CANCELED',
      refund: { amount: 10, currency: 'EUR' },
      voucherRefund: { maskedCode: '•••• 9XTM', amount: { amount: 4.5, currency: 'EUR' } },
      releasedEntitlement: false,
    },
    'We’ve paid €10.00 back. We’ve put €4.50 back on your voucher •••• 9XTM.',
  ],
])('shows why a booking ended and what was returned: %o', async (ending, words) => {
  const { reason, refund, releasedEntitlement } = ending;
  await showBooking({
    ...upcoming,
    ...('price' in ending ? { price: ending.price } : {}),
    participantStatus: 'CANCELED',
    cancelableUntil: null,
    freeCancelationUntil: null,
    ending: {
      reason,
      refund,
      voucherRefund: 'voucherRefund' in ending ? ending.voucherRefund : null,
      releasedEntitlement,
      endedAt: '2025-11-25T09:00:00+01:00',
    },
  });
  await expect.element(heading('This booking is cancelled')).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove from calendar' })).toBeVisible();
  await expectAccessible();
});

test('offers wallets to the member who booked, and requests none for guests', async () => {
  const guest = await showBooking(upcoming, { member: false });
  await expect.element(calendar).toBeVisible();
  expect(guest.sent.map(({ call }) => call)).not.toContain('GET /v1/me/wallet');
  await guest.unmount();
  await showBooking(upcoming);
  await expect.element(page.getByRole('button', { name: 'Add to Apple Wallet' })).toBeVisible();
});

test('offers no wallet for a place on the waiting list', async () => {
  const { sent } = await showBooking({
    ...upcoming,
    participantStatus: 'WAITING',
    onWaitingList: true,
    waitingListPosition: 2,
  });
  await expect.element(heading('Morning Yoga')).toBeVisible();
  expect(sent.map(({ call }) => call)).not.toContain('GET /v1/me/wallet');
});
