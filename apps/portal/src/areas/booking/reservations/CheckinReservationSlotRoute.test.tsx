import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { encodeSlot } from './slotAddress.ts';
import { dayInZone } from '../../../lib/dates/dates.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CheckinReservationSlotRoute } from './CheckinReservationSlotRoute.tsx';

const day = dayInZone('Europe/Berlin', new Date('2126-11-26T12:00:00+01:00'));
const slot = {
  slotId: 71,
  usageDate: '2126-11-26',
  startTime: '2126-11-26T17:00:00+01:00',
  endTime: '2126-11-26T18:30:00+01:00',
  lastPossibleCheckinDateTime: '2126-11-26T17:30:00+01:00',
  cancelableUntil: '2126-11-26T17:00:00+01:00',
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  capacity: 12,
  freePlaces: 5,
  reservationId: null,
};
const mine = { ...slot, slotId: 72, reservationId: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001' };

/** Renders the page in a route, which provides its parameter. */
const at = (address = encodeSlot({ slotId: 71, day })) => (
  <Routes location={`/${address}`}>
    <Route path=":slot" element={<CheckinReservationSlotRoute />} />
  </Routes>
);

const publicSlots = (...slots: object[]) =>
  http.get('*/public/v1/studios/*/checkinreservation', () => HttpResponse.json(slots));
const memberSlots = (...slots: object[]) =>
  http.get('*/v1/studios/*/checkinreservations', () => HttpResponse.json(slots));

const reserve = page.getByRole('button', { name: 'Reserve visit' });
const paragraph = (text: string) => page.getByRole('paragraph').filter({ hasText: text });

describe('the address', () => {
  test.each(['nothing', 'NzE6MjAyNi0wMi0zMA', '71'])(
    'is reported as incomplete if it is unreadable: %s',
    async (address) => {
      await show(at(address), { answers: [publicSlots(slot)] });
      await expect
        .element(paragraph('This link is incomplete. Choose another time.'))
        .toBeVisible();
      await expect.element(page.getByRole('link', { name: 'View other times' })).toBeVisible();
      await expectAccessible();
    },
  );

  test('is reported as unavailable if its time does not exist', async () => {
    await show(at(encodeSlot({ slotId: 79, day })), { answers: [publicSlots(slot)] });
    await expect.element(paragraph('This time can no longer be reserved.')).toBeVisible();
  });
});

test('shows visitors the time and place with a link to log in', async () => {
  await show(at(), { answers: [publicSlots(slot)] });
  await expect.element(page.getByText(/26 November/)).toBeVisible();
  await expect.element(page.getByText(/17:00–18:30/)).toBeVisible();
  await expect.element(page.getByText('by 17:30')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect.element(reserve).not.toBeInTheDocument();
  await expectAccessible();
});

describe('a member', () => {
  test('sees the cancelation deadline and reserves with one button', async () => {
    const { sent } = await show(at(), { member: true, answers: [memberSlots(slot)] });
    await expect.element(page.getByText(/^You can cancel until .*17:00/)).toBeVisible();
    await expectAccessible();
    await reserve.click();
    await expect
      .poll(() => sent.find(({ call }) => call.startsWith('POST ')))
      .toEqual({
        call: 'POST /nox/v1/studios/1001/checkinreservation',
        body: { slotId: 71, usageDate: '2126-11-26' },
      });
  });

  test.each([
    [
      '2126-11-26T13:00:00+01:00',
      /^You can cancel until .*13:00.*\. After that, cancelling costs €5/,
    ],
    ['2020-11-26T13:00:00+01:00', /too late to cancel this one for free\. Cancelling costs €5/],
  ])('sees the fee of a late cancelation before reserving: %s', async (cancelableUntil, terms) => {
    const lateCancelation = { consequence: 'FEE', fee: { amount: 5, currency: 'EUR' } };
    const answers = [memberSlots({ ...slot, cancelableUntil, lateCancelation })];
    await show(at(), { member: true, answers });
    await expect.element(page.getByText(terms)).toBeVisible();
    await expect.element(reserve).toBeVisible();
  });

  test('can reserve a time that has started, without a cancelation deadline', async () => {
    const begun = { ...slot, startTime: '2020-11-26T17:00:00+01:00' };
    await show(at(), { member: true, answers: [memberSlots(begun)] });
    await expect.element(reserve).toBeVisible();
    await expect.element(page.getByText(/You can cancel until/)).not.toBeInTheDocument();
  });

  test.each([
    ['checkinreservation.error.full', 'Someone just took the last place. Choose another time.'],
    ['checkinreservation.error.alreadyreserved', 'You’ve already reserved a visit on this day.'],
    ['checkinreservation.error.toolate', 'It’s too late to reserve this time.'],
    ['booking.error.blocked', 'You missed bookings, so you can’t book until'],
  ] as const)('sees why the reservation was refused: %s', async (name, text) => {
    const refused = mock('createCheckinReservation', 409, name);
    await show(at(), { member: true, answers: [memberSlots(slot), refused] });
    await reserve.click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(text);
    await expect.element(reserve).toBeVisible();
  });

  test('sees until when they are blocked after missed bookings, and no button', async () => {
    const answers = [
      memberSlots(slot),
      http.get('*/checkifentranceblocked', () =>
        HttpResponse.json({
          blockMySportsBookingUntil: '2126-12-02T00:00:00+01:00',
          entranceLockUntil: null,
        }),
      ),
    ];
    await show(at(), { member: true, answers });
    await expect.element(page.getByText(/You missed bookings/)).toBeVisible();
    await expect.element(reserve).not.toBeInTheDocument();
  });

  test.each([
    ['is full', [{ ...slot, freePlaces: 0 }], 'All places are reserved', 'View other times'],
    [
      'is reserved by them',
      [{ ...slot, reservationId: mine.reservationId }],
      'You’ve reserved this visit',
      'View reservation',
    ],
    [
      'is on a day with another reservation of theirs',
      [slot, mine],
      'You’ve already reserved a visit on this day',
      'View my reservations',
    ],
  ])('sees that the time %s, with a link onward', async (_description, slots, heading, link) => {
    await show(at(), { member: true, answers: [memberSlots(...slots)] });
    await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(page.getByRole('link', { name: link })).toBeVisible();
    await expect.element(reserve).not.toBeInTheDocument();
    await expectAccessible();
  });
});
