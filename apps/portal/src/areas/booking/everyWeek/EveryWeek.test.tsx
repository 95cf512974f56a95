import { mock } from '@studio-portal/sdk/msw';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pendingNotices } from '../../../lib/browser/notices.ts';
import { appointment } from '../../../testing/courseAppointment.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { EveryWeek } from './EveryWeek.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Answers the offer with differences from the example. */
const offer = (changes: object = {}) =>
  http.get('*/v1/me/courseappointments/:id/standingbooking', () =>
    HttpResponse.json({
      offered: true,
      covered: true,
      sharePercent: 50,
      standingBookingUuid: null,
      reminder: false,
      ...changes,
    }),
  );

/** Times in the distant future, on a Thursday. */
const times = {
  startDateTime: new Date('2099-01-08T16:00:00Z'),
  endDateTime: new Date('2099-01-08T17:00:00Z'),
  latestBookingDateTime: null,
};

const open = appointment({}, { ...times, earliestBookingDateTime: null });

const notOpen = appointment(
  {},
  { ...times, earliestBookingDateTime: new Date('2099-01-06T16:00:00Z') },
);

test('explains what happens, sets it up and shows what became of the next dates', async () => {
  await show(<EveryWeek appointment={open} />, { member: true, answers: [offer()] });
  await button('Every week').click();
  await expect.element(page.getByText(/^Up to 50% of the places/)).toBeVisible();
  await expectAccessible();
  await button('Book every week').click();
  await expect.element(page.getByText(/^From now on we book this class/)).toBeVisible();
  await expect.element(page.getByText('Not booked: all places were taken')).toBeVisible();
  await expect.element(page.getByText(/^We book it when booking opens/)).toBeVisible();
  await expectAccessible();
});

test('focuses the confirmation, and the title once the sheet closes', async () => {
  let standingBookingUuid: string | null = null;
  await show(
    <main id="content">
      <h1>Morning Yoga</h1>
      <EveryWeek appointment={open} />
    </main>,
    {
      member: true,
      answers: [
        http.post('*/v1/me/standingbookings', () => {
          standingBookingUuid = '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1e001';
        }),
        http.get('*/v1/me/courseappointments/:id/standingbooking', () =>
          HttpResponse.json({
            offered: true,
            covered: true,
            sharePercent: 50,
            standingBookingUuid,
            reminder: false,
          }),
        ),
      ],
    },
  );
  await button('Every week').click();
  await button('Book every week').click();
  await expect.element(page.getByText(/^From now on we book this class/)).toHaveFocus();
  await button('Close').click();
  await expect.element(page.getByRole('link', { name: 'Booked every week' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('says why it cannot be set up', async () => {
  await show(<EveryWeek appointment={open} />, {
    member: true,
    answers: [offer(), mock('createStandingBooking', 409, 'standingbooking.error.exists')],
  });
  await button('Every week').click();
  await button('Book every week').click();
  await expect.element(page.getByText(/^This class is already booked for you/)).toBeVisible();
});

test.each([
  ['the studio does not offer it', { offered: false }],
  ['no entitlement covers it', { covered: false }],
])('is hidden where %s', async (_why, changes) => {
  await show(<EveryWeek appointment={notOpen} />, { member: true, answers: [offer(changes)] });
  await expect.element(button('Tell me when booking opens')).toBeVisible();
  await expect.element(button('Every week')).not.toBeInTheDocument();
});

test('links to the weekly bookings where there already is one', async () => {
  await show(<EveryWeek appointment={notOpen} />, {
    member: true,
    answers: [offer({ standingBookingUuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1e001' })],
  });
  await expect.element(page.getByRole('link', { name: 'Booked every week' })).toBeVisible();
  await expect.element(button('Tell me when booking opens')).not.toBeInTheDocument();
});

test('sets a reminder of the opening and removes it', async () => {
  let reminder = false;
  await show(<EveryWeek appointment={notOpen} />, {
    member: true,
    answers: [
      http.get('*/v1/me/courseappointments/:id/standingbooking', () =>
        HttpResponse.json({
          offered: true,
          covered: false,
          sharePercent: 50,
          standingBookingUuid: null,
          reminder,
        }),
      ),
      http.put('*/openingreminder', () => {
        reminder = true;
        return new HttpResponse(null, { status: 204 });
      }),
      http.delete('*/openingreminder', () => {
        reminder = false;
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await button('Tell me when booking opens').click();
  await expect.element(page.getByText('We’ll tell you when booking opens.')).toBeVisible();
  await button('Remove reminder').click();
  await expect.element(button('Tell me when booking opens')).toBeVisible();
});

test('says so when a reminder fails', async () => {
  await show(<EveryWeek appointment={notOpen} />, {
    member: true,
    answers: [
      offer(),
      mock('saveBookingOpeningReminder', 409, 'openingreminder.error.alreadyopen'),
    ],
  });
  await button('Tell me when booking opens').click();
  await expect.poll(() => pendingNotices().at(-1)?.type).toBe('error');
});
