/**
 * Wall clock times on days with and without daylight saving changes, compared with every minute that a clock shows.
 */
import { describe, expect, test } from 'vitest';
import { addDays, addMinutes, instantAt, weekdayOf, zoned } from '../src/platform/time.ts';
import {
  type Roster,
  computeSlots,
  withoutBusy,
} from '../src/domains/bookings/singleAppointments/slots.ts';
import { regularSpans, spansOf } from '../src/platform/wallTimes.ts';

/** Time zones with the days on which their clocks go forward and back, the last by half an hour. */
const changes = [
  ['Europe/Berlin', '2026-03-29', '2026-10-25'],
  ['America/New_York', '2026-03-08', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04', '2026-04-05'],
] as const;

/** Returns the minutes since midnight that a clock in a zone shows. */
function minutesShown(zoneId: string, instant: Date): number {
  const [hours = 0, minutes = 0] = zoned(instant, zoneId).slice(11, 16).split(':').map(Number);
  return hours * 60 + minutes;
}

/** Lists every minute of a calendar day as an instant. */
function listMinutes(zoneId: string, day: string): Date[] {
  const minutes: Date[] = [];
  const end = instantAt(zoneId, addDays(day, 1));
  for (let at = instantAt(zoneId, day); at < end; at = addMinutes(at, 1)) minutes.push(at);
  return minutes;
}

const toText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Generates pseudo-random numbers in [0, 1), the same in each run. */
function* pseudoRandom(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

const days = changes.flatMap(([zoneId, forward, back]) =>
  [forward, back, addDays(forward, 1), addDays(back, -1), '2026-06-17'].map(
    (day) => [zoneId, day] as const,
  ),
);

describe.for(days)('%s on %s', ([zoneId, day]) => {
  // Computes the shown time once per minute, since it is slow.
  const all = listMinutes(zoneId, day).map((at) => ({ at, shown: minutesShown(zoneId, at) }));
  const random = pseudoRandom(Number(day.replaceAll('-', '')) % 10_007);
  const randomInteger = (max: number) => Math.floor(random.next().value * (max + 1));
  const samples = Array.from({ length: 40 }, () => {
    const from = randomInteger(1439);
    const until = from + 1 + randomInteger(1439 - from);
    return {
      from,
      until,
      step: [10, 15, 30, 45][randomInteger(3)] ?? 30,
      duration: 5 + randomInteger(115),
    };
  });
  const isWithin =
    ({ from, until }: { from: number; until: number }) =>
    ({ shown }: { shown: number }) =>
      from <= shown && shown < until;

  test('hours contain exactly the minutes that a clock shows within them', () => {
    for (const hours of samples) {
      const spans = spansOf(zoneId, day, { from: toText(hours.from), until: toText(hours.until) });
      const found = all.filter(({ at }) =>
        spans.some((span) => span.from <= at && at < span.until),
      );
      expect(found).toEqual(all.filter(isWithin(hours)));
    }
  });

  test('slots start at regular shown times within the hours', () => {
    for (const hours of samples) {
      const { from, until, step, duration } = hours;
      const expected = all.filter(({ shown }, index) => {
        if (shown < from || (shown - from) % step !== 0) return false;
        const minutes = all.slice(index, index + duration);
        return minutes.length === duration && minutes.every(isWithin(hours));
      });
      const times = { from: toText(from), until: toText(until) };
      const spans = regularSpans(zoneId, day, times, step, duration);
      expect(spans.map((span) => span.from)).toEqual(expected.map(({ at }) => at));
      for (const span of spans) expect(span.until).toEqual(addMinutes(span.from, duration));
    }
  });
});

describe.for(changes)('slots in %s', ([zoneId, forward, back]) => {
  const roster = (day: string, changed: Partial<Roster> = {}): Roster => ({
    zoneId,
    durationMinutes: 30,
    closings: [],
    hours: [{ employeeId: 1, weekday: weekdayOf(day), from: '00:00', until: '24:00' }],
    ...changed,
  });
  const listShown = (day: string, changed?: Partial<Roster>) =>
    computeSlots(day, roster(day, changed)).map(({ startsAt }) =>
      toText(minutesShown(zoneId, startsAt)),
    );

  test('are absent in a skipped hour, and occur twice in a repeated one', () => {
    const usual = listShown('2026-06-17');
    const skipped = zoneId === 'Australia/Lord_Howe' ? ['02:00'] : ['02:00', '02:30'];
    const repeated = {
      'Europe/Berlin': ['02:00', '02:30'],
      'America/New_York': ['01:00', '01:30'],
      'Australia/Lord_Howe': ['01:30'],
    }[zoneId];
    expect(usual).toHaveLength(48);
    expect(listShown(forward)).toEqual(usual.filter((time) => !skipped.includes(time)));
    expect(listShown(back).toSorted()).toEqual([...usual, ...repeated].toSorted());
    const starts = computeSlots(back, roster(back)).map(({ startsAt }) => startsAt.getTime());
    expect(new Set(starts).size).toBe(starts.length);
  });

  test('exclude closing hours in both', () => {
    for (const day of [forward, back]) {
      const closings = [{ dayOfWeek: weekdayOf(day), from: '01:30', until: '02:30' }];
      const open = listShown(day, { closings });
      expect(open).not.toContain('01:30');
      expect(open).not.toContain('02:00');
      expect(open).toEqual(listShown(day).filter((time) => time !== '01:30' && time !== '02:00'));
    }
  });

  test('list all available employees, without busy ones', () => {
    const weekday = weekdayOf(back);
    const slots = computeSlots(
      back,
      roster(back, {
        hours: [
          { employeeId: 1, weekday, from: '09:00', until: '10:00' },
          { employeeId: 2, weekday, from: '09:30', until: '10:30' },
        ],
      }),
    );
    expect(slots.map(({ employeeIds }) => employeeIds)).toEqual([[1], [1, 2], [2]]);
    const [first] = slots;
    const busy = [
      { from: first?.startsAt ?? new Date(0), until: addMinutes(first?.endsAt ?? new Date(0), 1) },
    ];
    expect(withoutBusy(slots, new Map([[1, busy]])).map(({ employeeIds }) => employeeIds)).toEqual([
      [2],
      [2],
    ]);
    // A busy period that ends at the start of the slot does not matter.
    const before = [{ from: new Date(0), until: first?.startsAt ?? new Date(0) }];
    expect(withoutBusy(slots, new Map([[1, before]]))).toEqual(slots);
  });
});
