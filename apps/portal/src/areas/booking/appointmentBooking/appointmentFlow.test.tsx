import { mock } from '@studio-portal/sdk/msw';
import { Navigate, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ContactStep } from '../../checkout/contact/ContactStep.tsx';
import { storeSlot } from '../../checkout/flow/slot.ts';
import { parseInstant } from '../../../lib/dates/dates.ts';
import { patterns } from '../../../lib/address/patterns.ts';
import { path } from '../../../lib/address/paths.ts';
import { store } from '../../../lib/browser/storage.ts';
import {
  appointmentHandlers,
  createSlot,
  slotHandler,
} from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { appointmentFlow } from './appointmentFlow.tsx';

const at = { studioUuid: 'northside:1001', id: 901 };

/** Renders the first step of buying the first offer of the example. */
const steps = (
  <Routes>
    <Route
      path="/"
      element={<Navigate to={path('appointmentContact', { ...at, offerId: 601 })} />}
    />
    <Route path={patterns.appointmentContact} element={<ContactStep flow={appointmentFlow} />} />
    <Route path={patterns.appointmentPayment} element={<h1>Payment</h1>} />
    <Route path={patterns.appointment} element={<h1>Choose</h1>} />
    <Route path={patterns.myBookings} element={<h1>Mine</h1>} />
  </Routes>
);

function choose(hour: string): void {
  const { startDateTime, endDateTime } = createSlot(hour);
  const [start, end] = [parseInstant(startDateTime), parseInstant(endDateTime)];
  if (!start || !end) throw new Error(`Invalid hour: ${hour}`);
  storeSlot(
    path('appointment', at),
    { earliestBookingDateTime: null, startDateTime: start, endDateTime: end },
    { benefitId: at.id, employeeId: 302 },
  );
}

const heading = (name: string) => page.getByRole('heading', { name });

test('redirects to the appointment without a selected time', async () => {
  await show(steps, { answers: [slotHandler(() => true)] });
  await expect.element(heading('Choose')).toBeVisible();
});

test('ignores the selected time of another appointment', async () => {
  choose('08');
  store('appointment-slot', { ...createSlot('08'), benefitId: 902, employeeId: null });
  await show(steps, { answers: [slotHandler(() => true)] });
  await expect.element(heading('Choose')).toBeVisible();
});

test('shows the selected trainer in the summary', async () => {
  choose('08');
  await show(steps, { answers: [slotHandler(() => true)] });
  await expect.element(heading('Your details')).toBeVisible();
  await expect.element(page.getByText('Trainer Two').first()).toBeVisible();
});

test('switches to another time in place and keeps the input when the time has been taken', async () => {
  choose('08');
  await show(steps, {
    answers: [
      slotHandler((hour) => hour !== '08'),
      ...appointmentHandlers(createSlot('09'), createSlot('10')),
    ],
  });
  await expect.element(page.getByText('Someone else was quicker')).toBeVisible();
  await page.getByLabelText(/First name/).fill('Gerda');
  await expectAccessible();
  await page.getByRole('listitem').getByRole('button').first().click();
  await expect.element(page.getByText('Someone else was quicker')).not.toBeInTheDocument();
  await expect.element(page.getByLabelText(/First name/)).toHaveValue('Gerda');
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('redirects to My bookings if the user has booked the appointment', async () => {
  choose('08');
  await show(steps, {
    member: true,
    answers: [mock('getSingleAppointmentSlot', 200, 'slotOfMember')],
  });
  await expect.element(heading('Mine')).toBeVisible();
});
