import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { addDays, dayInZone, formatDay } from '../../../lib/dates/dates.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CheckinReservationRoute } from './CheckinReservationRoute.tsx';

/** Slot of today whose times are always in the future. */
const slot = (slotId: number, hour: number, changes: object = {}) => ({
  slotId,
  usageDate: dayInZone('Europe/Berlin'),
  startTime: `2126-11-26T${hour}:00:00+01:00`,
  endTime: `2126-11-26T${hour + 1}:30:00+01:00`,
  lastPossibleCheckinDateTime: `2126-11-26T${hour}:30:00+01:00`,
  cancelableUntil: `2126-11-26T${hour}:00:00+01:00`,
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  capacity: 12,
  freePlaces: 5,
  reservationId: null,
  ...changes,
});

const publicSlots = (...slots: object[]) =>
  http.get('*/public/v1/studios/*/checkinreservation', () => HttpResponse.json(slots));
const memberSlots = (...slots: object[]) =>
  http.get('*/v1/studios/*/checkinreservations', () => HttpResponse.json(slots));

const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const reserve = page.getByRole('link', { name: /^Reserve visit/ });
const nothingToReserve = page
  .getByRole('paragraph')
  .filter({ hasText: 'There’s nothing to reserve' });
const nextDay = page.getByRole('link', { name: 'Tuesday 26 November', exact: true });

test('shows visitors the times of today with links to their pages', async () => {
  const answers = [publicSlots(slot(71, 10), slot(72, 14, { freePlaces: 0 }))];
  const { sent } = await show(<CheckinReservationRoute />, { answers });
  await expect.element(row('10:00')).toMatchTextContent(/Check in by 10:30/);
  await expect.element(row('10:00')).toMatchTextContent(/5 free places/);
  await expect.element(reserve).toHaveAttribute('href', expect.stringMatching(/reservation\/\w+$/));
  await expect.element(row('14:00').getByText('Full')).toBeVisible();
  expect(sent.map(({ call }) => call)).toContain(
    'GET /nox/public/v1/studios/1001/checkinreservation',
  );
  await expectAccessible();
});

test('shows a member’s reservation and offers no other time of the day', async () => {
  const own = { reservationId: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001' };
  const answers = [memberSlots(slot(71, 10, own), slot(72, 14))];
  await show(<CheckinReservationRoute />, { member: true, answers });
  await expect.element(row('10:00').getByText('Reserved', { exact: true })).toBeVisible();
  await expect.element(page.getByText('You’ve reserved your visit for this day.')).toBeVisible();
  await expect.element(reserve).not.toBeInTheDocument();
  await expectAccessible();
});

test('collapses the times of today whose last check-in has passed', async () => {
  const over = { lastPossibleCheckinDateTime: '2020-11-26T10:30:00+01:00' };
  const answers = [publicSlots(slot(71, 10, over), slot(72, 14, { usageDate: '2126-11-26' }))];
  await show(<CheckinReservationRoute />, {
    at: `/?day=${dayInZone('Europe/Berlin')}`,
    answers,
  });
  await expect.element(nothingToReserve).toBeVisible();
  await expect.element(nextDay).toHaveAttribute('href', '/?day=2126-11-26');
  await page.getByText('Earlier today (1)').click();
  await expect.element(row('10:00').getByText('Check-in closed')).toBeVisible();
  await expect.element(reserve).not.toBeInTheDocument();
});

test('links from a day without times to the next day with some', async () => {
  const later = { usageDate: '2126-11-26' };
  await show(<CheckinReservationRoute />, {
    at: `/?day=${dayInZone('Europe/Berlin')}`,
    answers: [publicSlots(slot(71, 10, later))],
  });
  await expect.element(nothingToReserve).toBeVisible();
  await expect.element(nextDay).toHaveAttribute('href', '/?day=2126-11-26');
});

test('opens on the first day with a time that is open', async () => {
  const over = { lastPossibleCheckinDateTime: '2020-11-26T10:30:00+01:00' };
  const later = { usageDate: '2126-11-26' };
  const answers = [publicSlots(slot(71, 10, over), slot(72, 14, later))];
  await show(<CheckinReservationRoute />, { answers });
  await expect.element(row('14:00')).toBeVisible();
  await expect.element(row('10:00')).not.toBeInTheDocument();
});

test('opens on a day with a time to reserve, not on that of a reservation', async () => {
  const own = { reservationId: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001' };
  const answers = [memberSlots(slot(71, 10, own), slot(72, 14, { usageDate: '2126-11-26' }))];
  await show(<CheckinReservationRoute />, { member: true, answers });
  await expect.element(row('14:00')).toBeVisible();
  await expect.element(row('10:00')).not.toBeInTheDocument();
});

test('says when reservations open for a day beyond the studio’s limit', async () => {
  const today = dayInZone('Europe/Berlin');
  await show(<CheckinReservationRoute />, {
    at: `/?day=${addDays(today, 5)}`,
    answers: [publicSlots(slot(71, 10, { daysInAdvance: 3 }))],
  });
  const opens = formatDay(addDays(today, 2), 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  await expect
    .element(
      page.getByRole('paragraph').filter({ hasText: `You can reserve this day from ${opens}.` }),
    )
    .toBeVisible();
});

test('says that the studio has nothing to reserve', async () => {
  const answers = [mock('listPublicCheckinReservationSlots', 200, 'emptyList')];
  await show(<CheckinReservationRoute />, { answers });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'This studio has nothing to reserve' }))
    .toBeVisible();
  await expectAccessible();
});

test('offers to retry a failed load', async () => {
  let fails = true;
  const failing = http.get('*/checkinreservation', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  await show(<CheckinReservationRoute />, { answers: [failing, publicSlots(slot(71, 10))] });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(row('10:00')).toBeVisible();
});

describe('a member who is denied entry', () => {
  const reserveLink = (hour: string) => row(hour).getByRole('link', { name: /^Reserve visit/ });
  const slots = memberSlots(slot(71, 10), slot(72, 14));

  test('can reserve visits that begin after the block', async () => {
    const entranceLockUntil = '2126-11-26T12:00:00+01:00';
    await show(<CheckinReservationRoute />, {
      member: true,
      answers: [
        slots,
        http.get('*/checkifentranceblocked', () =>
          HttpResponse.json({ blockMySportsBookingUntil: null, entranceLockUntil }),
        ),
        mock('getActiveCheckin', 200, 'notCheckedIn'),
      ],
    });
    await expect.element(page.getByText(/so you can’t come in until/)).toBeVisible();
    await expect.element(reserveLink('10:00')).not.toBeInTheDocument();
    await expect.element(reserveLink('14:00')).toBeVisible();
    await expectAccessible();
  });

  const showPaused = (endDate: string) =>
    show(<CheckinReservationRoute />, {
      member: true,
      permissions: ['SELF_SERVICE', 'CUSTOMER_CENTER', 'CUSTOMER_CENTER_IDLE_PERIOD_ACTIVE_READ'],
      answers: [
        slots,
        overrideResponse('*/customercenter/idleperiods', (all) =>
          Array.isArray(all) ? all.map((one) => ({ ...one, state: 'ACTIVE', endDate })) : all,
        ),
        overrideResponse('*/checkin/active', (active) => ({
          ...active,
          refusal: 'CONTRACT_PAUSED',
          code: null,
        })),
        mock('getEntranceBlock', 200, 'entranceFree'),
        mock('getAccessBlock', 200, 'accessFree'),
        mock('getAccessRefusalStatus', 200, 'accessAllowed'),
      ],
    });

  test('cannot reserve during a pause', async () => {
    await showPaused('2126-11-26');
    await expect.element(page.getByText(/Your contract is paused until/)).toBeVisible();
    await expect.element(reserve).not.toBeInTheDocument();
  });

  test('can reserve after a pause, without a notice', async () => {
    const { sent, countFetching } = await showPaused('2126-11-25');
    await expect
      .poll(() => sent.map(({ call }) => call))
      .toContain('GET /nox/v1/customercenter/idleperiods');
    await expect.poll(countFetching).toBe(0);
    await expect.element(reserveLink('10:00')).toBeVisible();
    await expect.element(page.getByText(/Your contract is paused/)).not.toBeInTheDocument();
  });
});
