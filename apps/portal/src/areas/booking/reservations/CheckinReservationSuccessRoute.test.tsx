import { useListCheckinReservations } from '@studio-portal/sdk/api/checkin-reservations';
import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { afterBooking } from '../bookings/justBooked.ts';
import { encodeSlot } from './slotAddress.ts';
import { dayInZone } from '../../../lib/dates/dates.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { CheckinReservationSuccessRoute } from './CheckinReservationSuccessRoute.tsx';

/** Day of the example reservations. */
const day = dayInZone('Europe/Berlin', new Date('2026-11-26T12:00:00+01:00'));

const Address = () => <p role="status">{useLocation().pathname}</p>;

/** Opens the page of a reservation, by default right after it was made. */
const at = (slotId: number, options: object = afterBooking) => (
  <>
    <Routes>
      <Route
        path="/"
        element={<Navigate to={`/of/${encodeSlot({ slotId, day })}`} {...options} />}
      />
      <Route path="/of/:slot" element={<CheckinReservationSuccessRoute />} />
    </Routes>
    <Address />
  </>
);

test('shows the reference, time, place and rules of the reservation and saves a calendar file', async () => {
  const answers = [mock('listCheckinReservations', 200, 'visitsToCome')];
  await show(at(71), { member: true, answers });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Your visit is reserved');
  await expect.element(page.getByText('5B0F9D0E')).toBeVisible();
  await expect.element(page.getByText(/Check in at the studio by .*17:30/)).toBeVisible();
  await expect.element(page.getByText(/You can cancel until .*17:00/)).toBeVisible();
  const saved = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  await expect.poll(() => saved).toHaveBeenCalledOnce();
  const [blob] = saved.mock.calls[0] ?? [];
  const file = blob instanceof Blob ? await blob.text() : '';
  // The mail's calendar file has the same UID, so calendars recognize the same event.
  expect(file).toContain('UID:5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1c001@studio-portal.example');
  expect(file).toContain('DTSTART:20261126T160000Z');
  expect(file).toContain('DTEND:20261126T173000Z');
  for (const name of ['Google Calendar', 'Outlook'])
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  await expectAccessible();
});

test('shows what a cancelation costs by now', async () => {
  const answers = [mock('listCheckinReservations', 200, 'visitWithFee')];
  await show(at(71), { member: true, answers });
  await expect.element(page.getByText(/Cancelling costs €5/)).toBeVisible();
});

test('redirects to the time if it is not reserved', async () => {
  await show(at(79), { member: true });
  await expect
    .element(page.getByRole('status').filter({ hasText: '/' }).last())
    .toMatchTextContent(`/checkin-reservation/${encodeSlot({ slotId: 79, day })}`);
});

test('shows a failed load below a title and offers to retry', async () => {
  let fails = true;
  const failing = http.get('*/v1/checkinreservations', () =>
    fails ? HttpResponse.json({}, { status: 500 }) : undefined,
  );
  const answers = [failing, mock('listCheckinReservations', 200, 'visitsToCome')];
  await show(at(71), { member: true, answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Your visit is reserved')).toBeVisible();
});

test('does not redirect on an older list when loading fails right after reserving', async () => {
  let loads = 0;
  const failing = http.get('*/v1/checkinreservations', () => {
    loads += 1;
    if (loads === 1) return HttpResponse.json([]);
    return loads === 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
  });
  function LoadedList() {
    const { data } = useListCheckinReservations();
    return data && at(71);
  }
  const answers = [failing, mock('listCheckinReservations', 200, 'visitsToCome')];
  await show(<LoadedList />, { member: true, answers });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Your visit is reserved')).toBeVisible();
});

test('shows a reservation opened later by its own title, and lets the member cancel it', async () => {
  const answers = [
    overrideResponse('*/checkinreservations', (items) =>
      Array.isArray(items)
        ? [
            {
              ...items[0],
              slotId: 71,
              usageDate: day,
              status: 'RESERVED',
              startDateTime: '2126-11-26T17:00:00+01:00',
              endDateTime: '2126-11-26T18:30:00+01:00',
              cancelableUntil: '2126-11-26T17:00:00+01:00',
              freeCancelationUntil: '2126-11-26T17:00:00+01:00',
            },
          ]
        : items,
    ),
  ];
  await show(at(71, {}), { member: true, answers });
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Visit, 90 minutes');
  await expect.element(page.getByRole('link', { name: 'Get directions' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Cancel reservation/ })).toBeVisible();
  await expectAccessible();
});
