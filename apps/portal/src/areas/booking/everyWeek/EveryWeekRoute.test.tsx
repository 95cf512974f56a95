import { handlers, mock } from '@studio-portal/sdk/msw';
import { getResponse, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { encodeStudioUuid } from '../../../lib/address/studioUuid.ts';
import { drainNotices } from '../../../lib/browser/notices.ts';
import { overrideResponse } from '../../../testing/appointmentAnswers.ts';
import { expectAccessible } from '../../../testing/expectAccessible.ts';
import { show } from '../../../testing/show.tsx';
import { EveryWeekRoute } from './EveryWeekRoute.tsx';

/** Answers the list once; later calls keep waiting. */
function listOnce() {
  let isFirst = true;
  return http.get('*/v1/me/standingbookings', () => {
    if (!isFirst) return new Promise<undefined>(() => undefined);
    isFirst = false;
    return undefined;
  });
}

test('lists each class with weekday, studio, next dates and their states', async () => {
  await show(<EveryWeekRoute />, { member: true });
  const item = page.getByRole('listitem', { name: 'Morning Yoga' });
  await expect.element(item.getByText('Thursday 17:00, Northside Mitte')).toBeVisible();
  await expect.element(item.getByText('Not booked: all places were taken')).toBeVisible();
  await expect.element(item.getByRole('link', { name: /^View class/ })).toBeVisible();
  await expectAccessible();
});

test('links a class at another studio of the chain to that studio', async () => {
  const studio = { id: 1002, name: 'Northside Nord', zoneId: 'Europe/Berlin' };
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [
      overrideResponse('*/v1/me/standingbookings', (list) => ({
        standingBookings: Object.values(list)
          .flat()
          .map((standing: object) => ({ ...standing, studio })),
      })),
    ],
  });
  const studioUuid = encodeStudioUuid({ tenant: 'northside', organizationUnitId: 1002 });
  await expect
    .element(page.getByRole('link', { name: /^View class/ }))
    .toHaveAttribute('href', expect.stringContaining(`/studio/${studioUuid}/`));
});

test('skips a date, pauses, and sends everything that stays as it was', async () => {
  const sent: unknown[] = [];
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [
      http.put('*/v1/me/standingbookings/:uuid', async ({ request }) => {
        sent.push(await request.json());
      }),
    ],
  });
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect.poll(() => sent).toEqual([{ paused: false, skippedDays: ['2026-12-03'] }]);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect.poll(() => sent.at(-1)).toEqual({ paused: true, skippedDays: [] });
});

test('keeps a skipped date when it changes again before the list has loaded', async () => {
  const { sent } = await show(<EveryWeekRoute />, {
    member: true,
    answers: [listOnce(), mock('updateStandingBooking', 200, 'skippingStandingBooking')],
  });
  await page.getByRole('button', { name: /^Skip/ }).click();
  await expect
    .poll(() => sent.filter(({ call }) => call === 'GET /v1/me/standingbookings').length)
    .toBe(2);
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect
    .poll(() => sent.findLast(({ call }) => call.startsWith('PUT'))?.body)
    .toEqual({ paused: true, skippedDays: ['2026-12-10'] });
});

test('keeps the focus on a date that cannot be skipped', async () => {
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [http.put('*/v1/me/standingbookings/:uuid', () => HttpResponse.error())],
  });
  const skip = page.getByRole('button', { name: /^Skip/ });
  await skip.click();
  await expect.poll(drainNotices).toHaveLength(1);
  await expect.element(skip).toHaveFocus();
});

test('moves the focus to the title if the weekly booking has ended in the meantime', async () => {
  await show(
    <main id="content">
      <EveryWeekRoute />
    </main>,
    {
      member: true,
      answers: [
        listOnce(),
        http.put('*/v1/me/standingbookings/:uuid', async ({ request }) => {
          const answer = await getResponse(handlers, request);
          const example: object = await answer?.json();
          return HttpResponse.json({ ...example, state: 'ENDED' });
        }),
      ],
    },
  );
  await page.getByRole('button', { name: /^Pause/ }).click();
  await expect.element(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('shows that one is paused, and resumes it', async () => {
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [
      http.get('*/v1/me/standingbookings', () =>
        HttpResponse.json({
          standingBookings: [
            {
              uuid: '5b0f9d0e-6f0a-4a53-9a55-0d3f3ad1e001',
              courseId: 401,
              name: 'Morning Yoga',
              weekday: 'MONDAY',
              startTime: '07:30',
              studio: { id: 1001, name: 'Northside Mitte', zoneId: 'Europe/Berlin' },
              state: 'PAUSED',
              skippedDays: [],
              dates: [],
            },
          ],
        }),
      ),
    ],
  });
  await expect.element(page.getByText(/^Nothing new is booked until you resume/)).toBeVisible();
  await expect.element(page.getByText('Monday 07:30, Northside Mitte')).toBeVisible();
  await expect.element(page.getByText('The timetable has no further dates yet.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Resume/ })).toBeVisible();
});

test('asks before it ends one', async () => {
  let deleted = 0;
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [
      http.delete('*/v1/me/standingbookings/:uuid', () => {
        deleted += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    ],
  });
  await page.getByRole('button', { name: /^End/ }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^We no longer book this class/)).toBeVisible();
  expect(deleted).toBe(0);
  await dialog.getByRole('button', { name: 'End' }).click();
  await expect.poll(() => deleted).toBe(1);
});

test('says how to begin when there is none', async () => {
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [mock('listStandingBookings', 200, 'noStandingBookings')],
  });
  await expect
    .element(page.getByRole('paragraph').filter({ hasText: /^Choose “Every week” on a class/ }))
    .toBeVisible();
});

test('offers to try again when loading fails', async () => {
  await show(<EveryWeekRoute />, {
    member: true,
    answers: [mock('listStandingBookings', 500)],
  });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
