import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { MyCheckinReservationsRoute } from './MyCheckinReservationsRoute.tsx';

const studio = { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' };
/** Reservation that is always in the future. */
const upcoming = {
  id: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001',
  slotId: 71,
  status: 'RESERVED',
  usageDate: '2126-11-26',
  startDateTime: '2126-11-26T17:00:00+01:00',
  endDateTime: '2126-11-26T18:30:00+01:00',
  lastPossibleCheckinDateTime: '2126-11-26T17:30:00+01:00',
  cancelableUntil: '2126-11-26T17:00:00+01:00',
  freeCancelationUntil: '2126-11-26T17:00:00+01:00',
  lateCancelation: { consequence: 'NOT_POSSIBLE', fee: null },
  studio,
};
const begun = {
  ...upcoming,
  id: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c002',
  startDateTime: '2020-11-26T17:00:00+01:00',
  cancelableUntil: null,
  freeCancelationUntil: null,
};
const canceled = {
  ...upcoming,
  id: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c003',
  status: 'CANCELED',
  cancelableUntil: null,
  freeCancelationUntil: null,
};
/** Upcoming, with a fee for a late cancelation. */
const withFee = (freeCancelationUntil: string) => ({
  ...upcoming,
  freeCancelationUntil,
  lateCancelation: { consequence: 'FEE', fee: { amount: 5, currency: 'EUR' } },
});

const reservations = (...list: object[]) =>
  http.get('*/nox/v1/checkinreservations', () => HttpResponse.json(list));

const cancel = page.getByRole('button', { name: /^Cancel reservation/ });
const dialog = page.getByRole('dialog');

test('offers to cancel upcoming visits, not started ones, and lists past ones below', async () => {
  await show(<MyCheckinReservationsRoute />, {
    member: true,
    answers: [reservations(upcoming, begun, canceled)],
  });
  const rows = page.getByRole('region', { name: 'Upcoming' }).getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent('Visit started');
  await expect
    .element(rows.last())
    .toMatchTextContent(
      /17:00–18:30.*Northside Mitte.*Check in by 17:30.*Free to cancel until .*17:00/,
    );
  await expect
    .element(
      page
        .getByRole('region', { name: 'Past and cancelled' })
        .getByText('Cancelled', { exact: true }),
    )
    .toBeVisible();
  await expect.element(cancel).toBeVisible();
  expect(cancel.elements()).toHaveLength(1);
  await expectAccessible();
});

test('explains the consequences and cancels only after confirmation', async () => {
  const { sent } = await show(<MyCheckinReservationsRoute />, {
    member: true,
    answers: [reservations(upcoming)],
  });
  await cancel.click();
  await expect
    .element(dialog)
    .toMatchTextContent(/We’ll give your place \(.*17:00.*\) to someone else/);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
  expect(sent.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
  await cancel.click();
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ call }) => call)).toEqual([
    `POST /nox/v1/checkinreservations/${upcoming.id}/cancel`,
  ]);
});

describe('the fee of a late cancelation', () => {
  test('is named with its deadline, but not in the confirmation while it is free', async () => {
    await show(<MyCheckinReservationsRoute />, {
      member: true,
      answers: [reservations(withFee('2126-11-26T13:00:00+01:00'))],
    });
    await expect
      .element(page.getByRole('listitem').first())
      .toMatchTextContent(/Free to cancel until .*13:00/);
    await cancel.click();
    await expect.element(dialog).toMatchTextContent(/to someone else/);
    await expect.element(dialog).not.toMatchTextContent(/€/);
  });

  test('is confirmed once it is due', async () => {
    const { sent } = await show(<MyCheckinReservationsRoute />, {
      member: true,
      answers: [reservations(withFee('2020-11-26T13:00:00+01:00'))],
    });
    await expect
      .element(page.getByRole('listitem').first())
      .toMatchTextContent(/Cancelling now costs €5/);
    await cancel.click();
    await expect
      .element(dialog)
      .toMatchTextContent(/to someone else. Fee for the late cancellation: €5.00/);
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Cancel reservation' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.some(({ call }) => call.endsWith('/cancel'))).toBe(true);
  });
});

test('names the fee after a cancelation if the deadline passed while the dialog was open', async () => {
  await show(<MyCheckinReservationsRoute />, {
    member: true,
    answers: [reservations(withFee('2026-11-25T13:30:00+01:00'))],
  });
  await cancel.click();
  await expect.element(dialog).not.toMatchTextContent(/€/);
  vi.setSystemTime('2026-11-25T13:00:00Z');
  await dialog.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect
    .poll(() => pendingNotices().at(-1)?.content)
    .toBe('Fee for the late cancellation: €5.00.');
});

test('says that it is too late where a late cancelation is not possible', async () => {
  const late = { ...upcoming, cancelableUntil: null, freeCancelationUntil: null };
  await show(<MyCheckinReservationsRoute />, { member: true, answers: [reservations(late)] });
  await expect.element(page.getByText('Too late to cancel')).toBeVisible();
  expect(cancel.elements()).toEqual([]);
});

test('shows an empty state without reservations', async () => {
  const answers = [mock('listCheckinReservations', 200, 'emptyList')];
  await show(<MyCheckinReservationsRoute />, { member: true, answers });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: 'You haven’t reserved a visit yet.' }))
    .toBeVisible();
  await expectAccessible();
});

test('offers to retry a failed load', async () => {
  let fails = true;
  const failing = http.get('*/nox/v1/checkinreservations', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  await show(<MyCheckinReservationsRoute />, {
    member: true,
    answers: [failing, reservations(upcoming)],
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  fails = false;
  await again.click();
  await expect.element(cancel).toBeVisible();
});
