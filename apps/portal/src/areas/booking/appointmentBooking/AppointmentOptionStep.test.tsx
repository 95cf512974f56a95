import { mock } from '@studio-portal/sdk/msw';
import { Navigate, Route, Routes } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storeSlot } from '../../checkout/flow/slot.ts';
import { parseInstant } from '../../../lib/dates/dates.ts';
import { patterns } from '../../../lib/address/patterns.ts';
import { path } from '../../../lib/address/paths.ts';
import {
  appointmentHandlers,
  createSlot,
  slotHandler,
} from '../../../testing/appointmentAnswers.ts';
import { show } from '../../../testing/show.tsx';
import { AppointmentOptionStep } from './AppointmentOptionStep.tsx';

const at = { studioUuid: 'northside:1001', id: 901 };

/** Renders the step for the first option of the example. */
const step = (
  <Routes>
    <Route
      path="/"
      element={<Navigate to={path('appointmentSummaryOption', { ...at, optionId: 801 })} />}
    />
    <Route path={patterns.appointmentSummaryOption} element={<AppointmentOptionStep />} />
    <Route path={patterns.appointment} element={<h1>Choose</h1>} />
  </Routes>
);

beforeEach(() => {
  const { startDateTime, endDateTime } = createSlot('08');
  const [start, end] = [parseInstant(startDateTime), parseInstant(endDateTime)];
  if (start && end)
    storeSlot(
      path('appointment', at),
      { earliestBookingDateTime: null, startDateTime: start, endDateTime: end },
      { benefitId: at.id, employeeId: null },
    );
});

test('focuses the error of a refused time, and clears it when another time is selected', async () => {
  let isFree = true;
  const refusal = mock('bookSingle', 409, 'booking.error.slotfull');
  const { sent } = await show(step, {
    member: true,
    answers: [
      refusal,
      slotHandler((hour) => hour !== '08' || isFree),
      ...appointmentHandlers(createSlot('09'), createSlot('10')),
    ],
  });
  const book = page.getByRole('button', { name: 'Book now' });
  await expect.element(book).toBeEnabled();
  isFree = false;
  await book.click();
  await expect.element(page.getByText('Someone else was quicker', { exact: true })).toBeVisible();
  await expect.poll(() => document.activeElement?.firstElementChild?.role).toBe('status');
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect.element(page.getByText('Someone else was quicker')).not.toBeInTheDocument();
  await expect.element(book).toBeEnabled();
  // Errors are alerts; this time has not been refused.
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(sent.filter(({ call }) => call.endsWith('/booksingle'))).toHaveLength(1);
});
