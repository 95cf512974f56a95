/**
 * Checks pages that depend on the current day at difficult moments of a year: around midnight, at clock changes,
 * on a leap day.
 */
import type { Page } from '@playwright/test';
import { logInAs, expect, type ListedCourse, studioPath, test as base } from './fixtures.ts';
import { expectLoaded } from './expectLoaded.ts';
import { buyByCard, headers } from './purchase.ts';
import { startClockedSandbox, type TestSandbox } from './startSandbox.ts';
import { readLayoutShift, recordLayoutShifts } from './layoutShifts.ts';

const studioId = 1001;
const studio = studioPath('northside', studioId);
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const maxShift = 0.02;

/** In this order, since time only moves forward; the offsets are those of Berlin. */
const moments = [
  { what: 'the clocks go back today', now: '2026-10-25T00:10:00+02:00' },
  { what: 'the clocks have gone back', now: '2026-10-25T23:50:00+01:00' },
  { what: 'New Year’s Eve', now: '2026-12-31T23:50:00+01:00' },
  { what: 'New Year', now: '2027-01-01T00:10:00+01:00' },
  { what: 'the last course has begun', now: '2027-01-02T20:40:00+01:00' },
  { what: 'the clocks go forward today', now: '2027-03-28T00:10:00+01:00' },
  { what: 'the clocks have gone forward', now: '2027-03-28T23:50:00+02:00' },
  { what: 'a leap day begins', now: '2028-02-29T00:10:00+01:00' },
  { what: 'a leap day ends', now: '2028-02-29T23:50:00+01:00' },
] as const;

type Course = ListedCourse & {
  appointmentStatus: string;
  slots: [{ startDateTime: string; endDateTime: string }];
};

/** Courses that the member booked at earlier moments. */
const booked: Course[] = [];

const day = (instant: string | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(
    new Date(instant),
  );
const calendarDay = (instant: string | Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(instant));
const clock = (instant: string): string => instant.slice(11, 16);

/**
 * Returns the courses of a calendar day in the server's order.
 * @param date `YYYY-MM-DD`
 */
async function loadCourses(page: Page, date: string): Promise<Course[]> {
  const query = `organizationUnitId=${studioId}&startDate=${date}&endDate=${date}`;
  const path = `/nox/public/v2/bookableitems/courses?${query}`;
  return (await page.request.get(path, { headers })).json();
}

/** Opens a page at a width and expects no layout shift. */
async function open(page: Page, path: string, window = phone): Promise<void> {
  await page.setViewportSize(window);
  await page.goto(path);
  await expectLoaded(page);
  const shifts = await readLayoutShift(page);
  expect(shifts, `${path} shifts at ${window.width}`).toBeLessThanOrEqual(maxShift);
}

/** Shares one sandbox across all moments: its clock is set to the next one, and it keeps earlier bookings. */
const test = base.extend<{ freshData: void }, { sandbox: TestSandbox }>({
  freshData: async ({ browserName: _ }, provide) => provide(),
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startClockedSandbox('2026-10-25T00:00:00+02:00', 60);
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ sandbox }, provide) => provide(sandbox.origin),
});
// In this order, by one worker.
test.describe.configure({ mode: 'default', timeout: 120_000 });

for (const { what, now } of moments)
  test.describe(`${now.slice(0, 16)}, ${what}`, () => {
    test('shifts nothing and shows the right day', async ({ page, context, sandbox }) => {
      await sandbox.setClock(now);
      await context.clock.install({ time: now });
      await recordLayoutShifts(page);
      const present = Date.parse(now);
      const today = calendarDay(now);
      const tomorrow = calendarDay(new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000));
      const todaysCourses = await loadCourses(page, today);
      const tomorrowsCourses = await loadCourses(page, tomorrow);
      expect(todaysCourses.length * tomorrowsCourses.length).toBeGreaterThan(0);
      const left = todaysCourses.filter(
        ({ slots: [slot] }) => Date.parse(slot.startDateTime) > present,
      );

      // If nothing is left of today, the page shows the next day and says so.
      const nextCourse = tomorrowsCourses.find(
        ({ appointmentStatus }) => appointmentStatus === 'ACTIVE',
      );
      const endedText = `No more classes today. The next one starts tomorrow at ${clock(nextCourse?.slots[0].startDateTime ?? '')}.`;
      const expected = [
        ...left.slice(0, 4),
        ...tomorrowsCourses.slice(0, Math.max(0, 3 - left.length)),
      ];
      for (const window of [phone, desktop]) {
        await open(page, studio, window);
        const section = page.getByRole('region', {
          name: left.length > 0 ? 'Later today' : 'Tomorrow',
        });
        await expect(section.getByRole('listitem').getByRole('heading')).toHaveText(
          expected.map(({ name }) => name),
        );
        await expect(section.getByText(endedText)).toHaveCount(left.length === 0 ? 1 : 0);
        await expect(section.getByText('Tomorrow', { exact: true })).toHaveCount(
          left.length < 3 ? 1 : 0,
        );
      }
      // The studio is closed at night, and never both closed and busy.
      if (clock(now) < '06:00' || clock(now) > '23:00') {
        await expect(page.getByText(/^Closed, opens /)).toBeVisible();
        await expect(page.getByText(/(?:now|Busy)$/)).toHaveCount(0);
      }

      for (const window of [phone, desktop]) {
        const chosen = page.locator('nav a[aria-current="true"], [aria-current="true"]');
        await open(page, `${studio}/course`, window);
        const opening = left.length > 0 ? today : tomorrow;
        await expect(chosen).toHaveAttribute('href', new RegExp(`[?&]day=${opening}$`));
        await open(page, `${studio}/course?day=${today}`, window);
        await expect(chosen).toHaveAttribute('href', new RegExp(`[?&]day=${today}$`));
        // The past courses of today are folded.
        const over = todaysCourses.filter(
          ({ slots: [slot] }) => Date.parse(slot.endDateTime) <= present,
        );
        if (over.length > 0) await page.getByRole('main').locator('summary').click();
        const rows = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('h3') });
        await expect(rows).toHaveCount(todaysCourses.length);
        await expect(rows.getByText('Finished', { exact: true })).toHaveCount(
          todaysCourses.filter(
            ({ appointmentStatus, slots: [slot] }) =>
              appointmentStatus === 'ACTIVE' && Date.parse(slot.endDateTime) <= present,
          ).length,
        );
      }

      // A past course of today cannot be booked.
      const first = todaysCourses.find(({ appointmentStatus }) => appointmentStatus === 'ACTIVE');
      await open(page, `${studio}/course/${first?.id}`);
      await expect(
        page.getByText(day(now, { weekday: 'long', day: 'numeric', month: 'long' })).first(),
      ).toBeVisible();
      const isOver = Date.parse(first?.slots[0].endDateTime ?? '') <= present;
      await expect(page.getByRole('heading', { name: 'Already over' })).toHaveCount(isOver ? 1 : 0);

      // A booking is upcoming until its course ends.
      const visitor = 'visitor@northside.example';
      await logInAs(page.request, visitor);
      const bookable = [...left, ...tomorrowsCourses].find(
        ({ slots: [slot] }) =>
          clock(slot.startDateTime) === '09:30' && Date.parse(slot.startDateTime) > present,
      );
      if (!bookable) throw new Error(`The sample data has no course at 09:30 on ${tomorrow}.`);
      if (!booked.some(({ id }) => id === bookable.id)) {
        await buyByCard(page.request, '', bookable.id, {
          firstname: 'Vic',
          lastname: 'Visitor',
          email: visitor,
        });
        booked.push(bookable);
      }
      await open(page, `${studio}/me/bookings`);
      for (const { id, slots } of booked) {
        const [slot] = slots;
        const isPast = Date.parse(slot.endDateTime) <= present;
        const item = page
          .getByRole('listitem')
          .filter({ has: page.locator(`a[href*="/booking/course/${id}/"]`) });
        if (isPast) {
          const month = page
            .getByRole('region', { name: 'Past and cancelled' })
            .getByRole('group')
            .filter({ hasText: day(slot.startDateTime, { month: 'long', year: 'numeric' }) });
          // Only the latest month is open.
          if ((await month.getAttribute('open')) === null) await month.locator('summary').click();
          await expect(month.locator(item)).toContainText(
            day(slot.startDateTime, { day: 'numeric', month: 'short' }),
          );
        } else
          await expect(
            page
              .getByRole('region', { name: 'Upcoming' })
              .getByRole('list', {
                name: day(slot.startDateTime, { day: 'numeric', month: 'long' }),
              })
              .locator(item),
          ).toBeVisible();
        await expect(item).toContainText(clock(slot.startDateTime));
      }

      await open(page, `${studio}/course/${bookable.id}`);
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
    });
  });
