/** Times of a weekly slot on a given day, across daylight saving changes and closing hours. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reservationOpening, slotTimes } from '../src/domains/checkinReservations/slotTimes.ts';
import { toClosingHours, type WeeklyClosing } from '../src/domains/studios/closings.ts';
import { addDays, dayIn, instantAt, weekdayOf, weekdays, zoned } from '../src/platform/time.ts';

/** Time zones with their daylight saving changes in 2026 and 2027; on Lord Howe Island by half an hour. */
const changes = {
  'Europe/Berlin': ['2026-10-25', '2027-03-28'],
  'America/New_York': ['2026-11-01', '2027-03-14'],
  'Australia/Lord_Howe': ['2026-10-04', '2027-04-04'],
} as const;

const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

/** A period of a day, in quarters of an hour. */
const period = fc
  .uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 2 })
  .map((pair) => pair.toSorted((a, b) => a - b).map(clock))
  .map(([from = '', until = '']) => ({ from, until }));

const closing = fc
  .tuple(period, fc.constantFrom(...weekdays))
  .map(([times, dayOfWeek]): WeeklyClosing => ({ dayOfWeek, ...times }));

/** A slot on a day around a daylight saving change. */
const situation = fc.record({
  zoneId: fc.constantFrom(...Object.keys(changes).filter((zone) => zone in changes)),
  which: fc.constantFrom(0, 1),
  offset: fc.integer({ min: -2, max: 2 }),
  times: period,
  checkinMinutes: fc.integer({ min: 0, max: 240 }),
  closingHours: fc.array(closing, { maxLength: 6 }),
});

const findChange = (zoneId: string, which: number): string =>
  Object.entries(changes).find(([zone]) => zone === zoneId)?.[1][which] ?? '';

describe('around daylight saving changes', () => {
  test('a slot has its local times on its day, and none while the studio is closed', () => {
    fc.assert(
      fc.property(situation, ({ zoneId, which, offset, times, checkinMinutes, closingHours }) => {
        const day = addDays(findChange(zoneId, which), offset);
        const slot = {
          dayOfWeek: weekdayOf(day),
          startTime: times.from,
          endTime: times.until,
          checkinMinutes,
        };
        const found = slotTimes(slot, day, { zoneId, closingHours });
        const start = instantAt(zoneId, day, times.from);
        const end =
          times.until === '24:00'
            ? instantAt(zoneId, addDays(day, 1))
            : instantAt(zoneId, day, times.until);
        // Uses the closing hours of the API response, starting with that day.
        const closed = toClosingHours(instantAt(zoneId, day), zoneId, closingHours).some(
          ({ from, until }) => new Date(from) < end && new Date(until) > start,
        );
        expect(found === null).toBe(closed || end <= start);
        if (found === null) return;
        expect(found).toMatchObject({ usageDate: day, startsAt: start, endsAt: end });
        expect(dayIn(zoneId, found.startsAt)).toBe(day);
        const shown = zoned(found.startsAt, zoneId).slice(11, 16);
        // A skipped time is moved forward to the next existing one.
        expect(shown >= times.from).toBe(true);
        expect(shown === times.from || offset === 0).toBe(true);
        expect(found.lastCheckinAt >= found.startsAt).toBe(true);
        expect(found.lastCheckinAt <= found.endsAt).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

const berlin = { zoneId: 'Europe/Berlin', closingHours: [] };
const sunday = { dayOfWeek: 'SUNDAY', checkinMinutes: 30 } as const;

test('has no slot on another day of the week', () => {
  const slot = { ...sunday, startTime: '09:00', endTime: '10:00' };
  expect(slotTimes(slot, '2026-11-23', berlin)).toBeNull();
  expect(slotTimes(slot, '2026-11-22', berlin)).not.toBeNull();
});

test('has no slot in an hour skipped by daylight saving', () => {
  const slot = { ...sunday, startTime: '02:00', endTime: '03:00' };
  expect(slotTimes(slot, '2027-03-28', berlin)).toBeNull();
  expect(slotTimes(slot, '2027-04-04', berlin)).not.toBeNull();
});

test('has slots up to the closing hours, but not within them', () => {
  const closingHours: WeeklyClosing[] = [
    { dayOfWeek: 'SUNDAY', from: '00:00', until: '09:00' },
    { dayOfWeek: 'SUNDAY', from: '20:00', until: '24:00' },
  ];
  const findSlot = (startTime: string, endTime: string) =>
    slotTimes({ ...sunday, startTime, endTime }, '2026-11-22', { ...berlin, closingHours });
  expect(findSlot('09:00', '20:00')).not.toBeNull();
  expect(findSlot('08:59', '20:00')).toBeNull();
  expect(findSlot('09:00', '20:01')).toBeNull();
  expect(findSlot('21:00', '24:00')).toBeNull();
});

test('ends check-in with the slot', () => {
  const slot = {
    dayOfWeek: 'SUNDAY',
    startTime: '23:30',
    endTime: '24:00',
    checkinMinutes: 45,
  } as const;
  expect(slotTimes(slot, '2026-11-22', berlin)?.lastCheckinAt).toEqual(
    new Date('2026-11-23T00:00:00+01:00'),
  );
});

test('opens reservations at midnight a week before, across daylight saving changes', () => {
  expect(reservationOpening('2027-03-30', berlin)).toEqual(new Date('2027-03-23T00:00:00+01:00'));
  expect(reservationOpening('2027-04-02', berlin)).toEqual(new Date('2027-03-26T00:00:00+01:00'));
  expect(reservationOpening('2027-04-05', berlin)).toEqual(new Date('2027-03-29T00:00:00+02:00'));
});
