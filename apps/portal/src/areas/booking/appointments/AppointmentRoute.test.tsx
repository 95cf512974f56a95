import { mock } from '@studio-portal/sdk/msw';
import { HttpResponse, http } from 'msw';
import { Link, Navigate, Route, Routes } from 'react-router';
import { InAppLinkProvider } from '@studio-portal/ui/InAppLink';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { store } from '../../../lib/browser/storage.ts';
import {
  overrideResponse,
  appointmentHandlers,
  createSlot,
  someDay,
} from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { unlimitedOption } from '../../../testing/unlimitedOption.ts';
import { AppointmentRoute } from './AppointmentRoute.tsx';

/** Renders the page at an address in a route, which provides its parameters. */
const at = (address = '/901') => (
  <InAppLinkProvider component={Link}>
    <Routes>
      <Route path="/" element={<Navigate to={address} />} />
      <Route path=":id" element={<AppointmentRoute />} />
      <Route path=":id/:filter" element={<AppointmentRoute />} />
      <Route path="/studio/:studioUuid/trial-session" element={<h1>The trial session</h1>} />
    </Routes>
  </InAppLinkProvider>
);

const filtered = (filter: object) => `/901/${encodeURIComponent(JSON.stringify(filter))}`;
const day = filtered({ day: someDay });
const time = (name: string) => page.getByRole('radio', { name });
/** First time in the morning. */
const morning = page.getByRole('group', { name: 'Morning' }).getByRole('radio').first();
const paragraph = (text: string) => page.getByRole('paragraph').filter({ hasText: text });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });

test('shows price and trainer once a visitor has selected a time', async () => {
  const answers = appointmentHandlers(createSlot('08'), createSlot('17'));
  await show(at(day), { answers });
  await expect.element(heading('Your appointment')).toBeVisible();
  await expect.element(paragraph('Choose a day and a time.')).toBeVisible();
  await time('Trainer Two').click();
  await morning.click();
  await expect.element(page.getByText('With Trainer Two')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expectAccessible();
});

test('shows an appointment whose price is a number', async () => {
  const numeric = overrideResponse('*/bookableitems/benefits', (all) =>
    Array.isArray(all) ? all.map((benefit) => ({ ...benefit, price: 69 })) : all,
  );
  await show(at(), { answers: [numeric], menu: ['BENEFITS', 'TRIAL_SESSION'] });
  await expect.element(paragraph('€69.00').first()).toBeVisible();
  await expect.element(heading('The trial session')).not.toBeInTheDocument();
});

test('restores the time that was selected before', async () => {
  const { startDateTime, endDateTime } = createSlot('08');
  const chosen = { earliestBookingDateTime: null, startDateTime, endDateTime };
  store('appointment-slot', { ...chosen, benefitId: 901, employeeId: null });
  await show(at(day), { answers: appointmentHandlers(createSlot('08'), createSlot('17')) });
  await expect.element(morning).toBeChecked();
});

test('offers a member’s options before paid offers and shows when a future option becomes valid', async () => {
  const ways = {
    bookingOptions: [
      {
        ...unlimitedOption,
        type: 'PURCHASED_CONTINGENT',
        name: 'Pack of trainings',
        remaining: 3,
      },
      {
        ...unlimitedOption,
        id: 2,
        type: 'FLAT_CONTINGENT',
        name: 'Winter pass',
        valid: false,
        invalidReason: 'NOT_YET_VALID',
        validFrom: '2126-12-01',
      },
    ],
    offers: [
      {
        id: 9,
        name: 'Single training',
        description: '',
        price: {
          state: 'ONLINE_PAYMENT',
          money: { amount: 49, currency: 'EUR' },
          benefitTrialConfigurationId: null,
        },
        paymentMethods: ['CREDIT_CARD'],
      },
    ],
  };
  await show(at(day), {
    member: true,
    answers: [
      ...appointmentHandlers(createSlot('08')),
      http.get('*/bookingoptions/withoffers', () => HttpResponse.json(ways)),
    ],
  });
  await morning.click();
  await expect.element(page.getByRole('radio', { name: /Included in Pack/ })).toBeChecked();
  await expect.element(page.getByText(/3 visits left/)).toBeVisible();
  await expect.element(page.getByText(/Winter pass: it’s valid from 1 Dec 2126/)).toBeVisible();
  await expectAccessible();
});

test('filters by the part of the day in a link and says so', async () => {
  const filter = { day: someDay, timeOfDay: 'evening' };
  await show(at(filtered(filter)), {
    answers: appointmentHandlers(createSlot('08'), createSlot('18')),
  });
  await expect.element(page.getByRole('group', { name: 'Evening' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Morning' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'View all times' })).toBeVisible();
  await expectAccessible();
});

test('preselects the one trainer in a link and lets the user change it', async () => {
  await show(at(filtered({ day: someDay, employeeIds: [302] })), {
    answers: appointmentHandlers(createSlot('08')),
  });
  await expect.element(time('Trainer Two')).toBeChecked();
  await time('Anyone').click();
  await expect.element(time('Anyone')).toBeChecked();
});

test('shows all times and says so if the filter in the link is unreadable', async () => {
  await show(at('/901/evenings'), { answers: appointmentHandlers(createSlot('08')) });
  await expect.element(page.getByText(/We couldn’t read the filter in your link/)).toBeVisible();
});

test('links an unknown appointment to those of the studio and to other studios', async () => {
  await show(at('/977'));
  await expect.element(paragraph('This studio doesn’t offer this appointment.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View other studios' })).toBeVisible();
  await expectAccessible();
});

test('offers to retry a failed load', async () => {
  await show(at(), { answers: [mock('listPublicBookableBenefits', 500, 'internal.error')] });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

describe('a trial session', () => {
  const price = { state: 'FREE', money: null, benefitTrialConfigurationId: 1 };
  const answers = [
    overrideResponse('*/bookableitems/benefits', (all) =>
      Array.isArray(all) ? all.map((benefit) => ({ ...benefit, price })) : all,
    ),
  ];

  test('redirects to its own page', async () => {
    await show(at(), { answers, menu: ['TRIAL_SESSION'] });
    await expect.element(heading('The trial session')).toBeVisible();
  });

  test('is unavailable if the studio has no page for it', async () => {
    await show(at(), { answers });
    await expect.element(page.getByRole('link', { name: 'View all appointments' })).toBeVisible();
    await expectAccessible();
  });
});
