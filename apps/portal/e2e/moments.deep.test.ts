/** The pages that speak of today, at the moments of a year at which that is hard: around midnight, when the clocks change, on a leap day. */
import type { Page } from '@playwright/test';
import { actAs, expect, type Listed, studioPath, test as base } from './fixtures.ts';
import { expectLoaded } from './loaded.ts';
import { buyByCard, headers } from './purchase.ts';
import { sandboxAt, type SandboxAt } from './sandboxAt.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

const studioId = 1001;
const studio = studioPath('northside', studioId);
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const mostShift = 0.02;

/** In this order, since time does not go back; the offsets are those of Berlin. */
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

type Course = Listed & {
  appointmentStatus: string;
  slots: [{ startDateTime: string; endDateTime: string }];
};

/** What the member has booked at earlier moments. */
const booked: Course[] = [];

const day = (instant: string | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(
    new Date(instant),
  );
const calendarDay = (instant: string | Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date(instant));
const clock = (instant: string): string => instant.slice(11, 16);

/** Courses of a calendar day, in order, as the server has them. */
async function coursesOf(page: Page, date: string): Promise<Course[]> {
  const query = `organizationUnitId=${studioId}&startDate=${date}&endDate=${date}`;
  const path = `/nox/public/v2/bookableitems/courses?${query}`;
  return (await page.request.get(path, { headers })).json();
}

/** Opens a page at a width and sees that it stands still. */
async function open(page: Page, path: string, window = phone): Promise<void> {
  await page.setViewportSize(window);
  await page.goto(path);
  await expectLoaded(page);
  const shifts = await shiftsOf(page);
  expect(shifts, `${path} jumps at ${window.width}`).toBeLessThanOrEqual(mostShift);
}

/** One sandbox for all moments: it is told the next one, and keeps what was booked before. */
const test = base.extend<{ world: void }, { sandbox: SandboxAt }>({
  world: async ({ browserName: _ }, provide) => provide(),
  sandbox: [
    async ({ browserName: _ }, use) => {
      const sandbox = await sandboxAt('2026-10-25T00:00:00+02:00', 15);
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
    test('nothing jumps, and what is said of today is true', async ({ page, context, sandbox }) => {
      await sandbox.tell(now);
      await context.clock.install({ time: now });
      await watchShifts(page);
      const present = Date.parse(now);
      const today = calendarDay(now);
      const tomorrow = calendarDay(new Date(Date.parse(`${today}T12:00:00Z`) + 86_400_000));
      const ofToday = await coursesOf(page, today);
      const ofTomorrow = await coursesOf(page, tomorrow);
      expect(ofToday.length * ofTomorrow.length).toBeGreaterThan(0);
      const left = ofToday.filter(({ slots: [slot] }) => Date.parse(slot.endDateTime) > present);

      // Where nothing is left of today the next day follows, and the words say so.
      const goesOn = ofTomorrow.find(({ appointmentStatus }) => appointmentStatus === 'ACTIVE');
      const over = `No more classes today. The next one starts tomorrow at ${clock(goesOn?.slots[0].startDateTime ?? '')}.`;
      const expected = [...left.slice(0, 4), ...ofTomorrow.slice(0, Math.max(0, 3 - left.length))];
      for (const window of [phone, desktop]) {
        await open(page, studio, window);
        const section = page.getByRole('region', { name: 'Still to come today' });
        await expect(section.getByRole('listitem').getByRole('heading')).toHaveText(
          expected.map(({ name }) => name),
        );
        await expect(section.getByText(over)).toHaveCount(left.length === 0 ? 1 : 0);
        await expect(section.getByText('Tomorrow', { exact: true })).toHaveCount(
          left.length > 0 && left.length < 3 ? 1 : 0,
        );
      }
      // The studio closes at night; it is never both closed and busy.
      if (clock(now) < '06:00' || clock(now) > '23:00') {
        await expect(page.getByText(/^Closed, opens /)).toBeVisible();
        await expect(page.getByText(/(?:now|Busy)$/)).toHaveCount(0);
      }

      for (const window of [phone, desktop]) {
        await open(page, `${studio}/course`, window);
        const chosen = page.locator('nav a[aria-current="true"], [aria-current="true"]');
        await expect(chosen).toHaveAttribute('href', new RegExp(`[?&]day=${today}$`));
        // What is over is folded while something is to come.
        if (left.length > 0 && left.length < ofToday.length)
          await page.getByRole('main').locator('summary').click();
        const rows = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.locator('h3') });
        await expect(rows).toHaveCount(ofToday.length);
        await expect(rows.getByText('Finished', { exact: true })).toHaveCount(
          ofToday.filter(
            ({ appointmentStatus, slots: [slot] }) =>
              appointmentStatus === 'ACTIVE' && Date.parse(slot.endDateTime) <= present,
          ).length,
        );
      }

      // A course of today that is over cannot be booked; one that is to come can.
      const first = ofToday.find(({ appointmentStatus }) => appointmentStatus === 'ACTIVE');
      await open(page, `${studio}/course/${first?.id}`);
      await expect(
        page.getByText(day(now, { weekday: 'long', day: 'numeric', month: 'long' })).first(),
      ).toBeVisible();
      const isOver = Date.parse(first?.slots[0].endDateTime ?? '') <= present;
      await expect(page.getByRole('heading', { name: 'Already over' })).toHaveCount(isOver ? 1 : 0);

      // What is booked comes up until it is over.
      const visitor = 'visitor@northside.example';
      await actAs(page.request, visitor);
      const bookable = [...left, ...ofTomorrow].find(
        ({ slots: [slot] }) =>
          clock(slot.startDateTime) === '09:30' && Date.parse(slot.startDateTime) > present,
      );
      if (!bookable) throw new Error(`The sample data have no course at 09:30 on ${tomorrow}.`);
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
        const part = page.getByRole('region', { name: isPast ? 'Past and cancelled' : 'Upcoming' });
        const row = part
          .getByRole('listitem')
          .filter({ has: page.locator(`a[href*="/booking/course/${id}/"]`) });
        await expect(row).toContainText(
          day(slot.startDateTime, { day: 'numeric', month: 'short' }),
        );
        await expect(row).toContainText(clock(slot.startDateTime));
      }

      await open(page, `${studio}/course/${bookable.id}`);
      await expect(page.getByRole('heading', { name: 'You’re booked' })).toBeVisible();
    });
  });
