import { mock } from '@studio-portal/sdk/msw';
import { Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overrideResponse } from '../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../testing/expectAccessible.ts';
import { show } from '../../testing/show.tsx';
import { updateDraft } from '../../areas/checkout/flow/flowDraft.ts';
import { storeSlot } from '../../areas/checkout/flow/slot.ts';
import { readStored, store } from '../../lib/browser/storage.ts';
import {
  TrialConfirmRoute,
  TrialContactRoute,
  TrialPaymentRoute,
  TrialSuccessRoute,
} from './trialSessionRoutes.tsx';

const uuid = '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1ad101';

const Address = () => <p role="status">{useLocation().pathname}</p>;

const confirmAt = (query: string) => (
  <>
    <Routes location={`/902/confirm/${uuid}${query}`}>
      <Route path=":id/confirm/:checkoutUuid" element={<TrialConfirmRoute />} />
    </Routes>
    <Address />
  </>
);

const confirming = confirmAt('');

const confirm = page.getByRole('button', { name: 'Confirm booking' });

test('shows day, time and trainer of the booking that the link names', async () => {
  const link = confirmAt('?booking=5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b004');
  await show(link, { answers: [held('2126-11-26T08:00:00+01:00')] });
  await expect.element(confirm).toBeVisible();
  await expect.element(page.getByText(/Tomorrow 17:00.18:00/)).toBeVisible();
  await expect.element(page.getByText(/With Trainer One/)).toBeVisible();
  await expectAccessible();
});

test('can confirm although the booking of the link is unknown', async () => {
  const answers = [mock('getPublicCalendarItem', 404, 'booking.error.notfound')];
  await show(confirmAt(`?booking=${uuid}`), { answers });
  await expect.element(confirm).toBeVisible();
});

test('books only after a press of the button, not when the link in the mail is opened', async () => {
  const { sent } = await show(confirming);
  await expect.element(confirm).toBeVisible();
  await expectAccessible();
  expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  await confirm.click();
  await expect
    .poll(() => sent.map(({ call }) => call))
    .toContain(`POST /nox/public/v1/benefit-trial/confirm/${uuid}`);
  await expect
    .element(page.getByRole('status').filter({ hasText: '/' }).last())
    .toMatchTextContent('/booking/trial-session/902/success/');
});

test.each([
  [404, 'trialsession.error.notfound', 'We couldn’t find a trial session to confirm.'],
  [409, 'trialsession.error.expired', 'You didn’t confirm in time'],
  [409, 'trialsession.error.member', 'Trial sessions are for people who aren’t members yet.'],
] as const)('explains why a link confirms nothing (%i %s)', async (status, name, text) => {
  const refused =
    status === 404
      ? mock('confirmBenefitTrial', 404, 'trialsession.error.notfound')
      : mock(
          'confirmBenefitTrial',
          409,
          name === 'trialsession.error.expired' ? name : 'trialsession.error.member',
        );
  await show(confirming, { answers: [refused] });
  await confirm.click();
  await expect.element(page.getByText(text, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
  await expectAccessible();
});

const here = page.getByRole('status').filter({ hasText: '/' }).last();

const person = {
  firstname: 'Gina',
  lastname: 'Gast',
  email: 'gina@example.org',
  phone: '',
  dateOfBirth: '1994-02-03',
  street: 'Beispielweg',
  houseNumber: '3',
  zipCode: '10115',
  city: 'Berlin',
  provinceCode: '',
  countryCode: 'DE',
};

/** The booking of the page, held until the given time. */
const held = (confirmUntil: string) =>
  overrideResponse('*/nox/public/v1/calendar/:id', (item) => ({ ...item, confirmUntil }));

const shown = (
  <Routes location="/902/success/5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b004?by=booking">
    <Route path=":id/success/:checkoutId" element={<TrialSuccessRoute />} />
  </Routes>
);

test('lets anyone with the link cancel the booking', async () => {
  await show(shown, { answers: [mock('getPublicCalendarItem', 200, 'calendarItem')] });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Morning Yoga');
  await expect.element(page.getByRole('button', { name: /^Cancel booking/ })).toBeVisible();
  await expectAccessible();
});

describe('a held booking', () => {
  test('is shown as held because the server says so, even if the visit does not know it', async () => {
    await show(shown, { answers: [held('2126-11-26T08:00:00+01:00')] });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('One more step: check your email');
    await expect.element(page.getByText(/sent you a link by email/)).toBeVisible();
    await expectAccessible();
  });

  test('is shown as expired after its time', async () => {
    await show(shown, { answers: [held('2026-01-26T08:00:00+01:00')] });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('This trial session isn’t booked any more');
  });

  test('is shown as booked once the server says so, whatever the visit has stored', async () => {
    store('trial-held', {
      uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1b004',
      email: 'gina@example.org',
    });
    await show(shown, { answers: [mock('getPublicCalendarItem', 200, 'calendarItem')] });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Morning Yoga');
    store('trial-held', undefined);
  });
});

describe('buying a trial session', () => {
  const slot = {
    earliestBookingDateTime: new Date('2026-09-27T10:00:00+02:00'),
    startDateTime: new Date('2026-11-26T10:00:00+01:00'),
    endDateTime: new Date('2026-11-26T11:00:00+01:00'),
  };
  const answers = [
    mock('getTrialSessionConfig', 200, 'paidTrialConfig'),
    mock('getPublicSingleAppointmentSlot', 200, 'freeSlot'),
  ];
  const at = (address: string) => (
    <>
      <Routes location={address}>
        <Route path=":id/offer/:offerId/contact" element={<TrialContactRoute />} />
        <Route path=":id/offer/:offerId/payment" element={<TrialPaymentRoute />} />
      </Routes>
      <Address />
    </>
  );
  beforeEach(() => {
    storeSlot('/studio/northside%3A1001/trial-session', slot, { benefitId: 902, employeeId: null });
  });

  test.each(['/903/offer/80002/contact', '/902/offer/80009/contact'])(
    'shows that the studio does not offer the trial session: %s',
    async (address) => {
      await show(at(address), { answers });
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('This trial session isn’t offered any more');
      await expectAccessible();
    },
  );

  test('requires phone and consents, as for a free trial session', async () => {
    updateDraft('/trial-session', undefined, { contact: person });
    await show(at('/902/offer/80002/contact'), { answers });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByText('Enter your phone number').first()).toBeVisible();
    await page.getByRole('textbox', { name: /^Phone/ }).fill('+49 30 0000003');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect
      .element(page.getByText('Please accept the “General terms” text block'))
      .toBeVisible();
    await expectAccessible();
    await page.getByRole('checkbox', { name: /general terms/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.element(here).toMatchTextContent('/booking/trial-session/902/offer/80002/payment');
    expect(readStored('booking-draft')).toMatchObject({ accepted: ['GENERAL_TERMS'] });
  });

  test('asks for no address where the studio sells appointments to a name, after the choice of a time', async () => {
    const sold = overrideResponse('*/studios/1001', (studio) => ({
      ...studio,
      nameOnlyItems: ['SINGLE_APPOINTMENT'],
    }));
    await show(at('/902/offer/80002/contact'), { answers: [...answers, sold] });
    await expect.element(page.getByRole('textbox', { name: /^Phone/ })).toBeVisible();
    // The time was the first step, and the trial session is its own ticket.
    await expect.element(page.getByRole('link', { name: 'Time', exact: true })).toBeVisible();
    expect(page.getByText('Ticket').elements()).toEqual([]);
    expect(page.getByRole('textbox', { name: /^Street/ }).elements()).toEqual([]);
    expect(page.getByRole('group', { name: /^Date of birth/ }).elements()).toEqual([]);
  });

  test('redirects from payment to contact until they are complete', async () => {
    updateDraft('/trial-session', undefined, { contact: { ...person, phone: '+49 30 0000003' } });
    await show(at('/902/offer/80002/payment'), { answers });
    await expect.element(here).toMatchTextContent('/booking/trial-session/902/offer/80002/contact');
  });
});
