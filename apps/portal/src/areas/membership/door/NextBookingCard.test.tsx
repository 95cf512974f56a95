import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { NextBookingCard } from './NextBookingCard.tsx';

const day = '2099-11-28';

const oneBooking = (change: object) =>
  overrideResponse('*/calendaritems/current', (items) =>
    Array.isArray(items) ? [{ ...items[0], ...change }] : items,
  );

const oneReservation = (change: object) =>
  overrideResponse('*/checkinreservations', (items) =>
    Array.isArray(items) ? [{ ...items[0], status: 'RESERVED', ...change }] : items,
  );

const noReservations = mock('listCheckinReservations', 200, 'emptyList');

test('shows when the next booking can be canceled without a fee, and links to it', async () => {
  await show(<NextBookingCard />, {
    member: true,
    answers: [
      oneBooking({
        startDateTime: `${day}T18:00:00+01:00`,
        freeCancelationUntil: `${day}T14:30:00+01:00`,
      }),
      noReservations,
    ],
  });
  await expect.element(page.getByText(/Free to cancel until .*14:30/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See booking' }))
    .toHaveAttribute('href', expect.stringContaining('/booking/course/'));
});

test('shows a reserved visit that comes before the next booking', async () => {
  await show(<NextBookingCard />, {
    member: true,
    answers: [
      oneBooking({ startDateTime: `${day}T18:00:00+01:00` }),
      oneReservation({
        startDateTime: `${day}T07:00:00+01:00`,
        endDateTime: `${day}T08:30:00+01:00`,
      }),
    ],
  });
  await expect.element(page.getByText('Visit, 90 minutes')).toBeVisible();
});

test('shows the next booking even if the reserved visits cannot be loaded', async () => {
  await show(<NextBookingCard />, {
    member: true,
    answers: [
      oneBooking({ name: 'Evening class' }),
      http.get('*/checkinreservations', () => HttpResponse.json({}, { status: 400 })),
    ],
  });
  await expect.element(page.getByText('Evening class')).toBeVisible();
});

test('says that there are no bookings', async () => {
  await show(<NextBookingCard />, {
    member: true,
    answers: [mock('listMyCurrentCalendarItems', 200, 'emptyList'), noReservations],
  });
  await expect.element(page.getByText('Nothing booked')).toBeVisible();
});
