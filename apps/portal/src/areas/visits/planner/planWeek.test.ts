import type { BookingOption } from '@studio-portal/sdk/types';
import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freePlaces } from '../../booking/courses/bookingState.ts';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { appointment, later, now } from '../../../testing/courseAppointment.ts';
import { unlimitedOption } from '../../../testing/unlimitedOption.ts';
import {
  busyMargin,
  type Candidate,
  planDays,
  planWeek,
  shortlist,
  trainingDays,
  type WeekFacts,
} from './planWeek.ts';

const zone = 'Europe/Berlin';
const facts: WeekFacts = {
  present: now,
  zone,
  taken: [],
  busy: [],
  utilization: [],
  usualHour: undefined,
};

const candidate = (hours: number, option: Partial<BookingOption> = {}, booked = 3): Candidate => ({
  appointment: appointment(
    {
      id: hours,
      bookedParticipants: booked,
      benefitBookingOptionType: 'FREE_USAGE',
    },
    {
      startDateTime: later(hours),
      endDateTime: later(hours + 1),
      latestBookingDateTime: later(hours - 1),
      cancelableUntil: later(hours - 2),
    },
  ),
  option: { ...unlimitedOption, ...option },
});

const hoursOf = (plan: readonly Candidate[]) =>
  plan.map(({ appointment: { course } }) => course.id);

test('suggests classes with a rest day between them, up to three', () => {
  const daily = [24, 48, 72, 96, 120].map((hours) => candidate(hours));
  expect(hoursOf(planWeek(daily, facts))).toEqual([24, 72, 120]);
});

test('counts own bookings as training days, and suggests nothing at, before and after them', () => {
  const taken = [{ start: later(50), end: later(51) }];
  const daily = [24, 48, 72, 96, 120].map((hours) => candidate(hours));
  expect(hoursOf(planWeek(daily, { ...facts, taken }))).toEqual([96]);
});

test('suggests no class at the time of a visit that began the day before', () => {
  const taken = [{ start: later(34), end: later(60) }];
  expect(planWeek([candidate(58)], { ...facts, taken })).toEqual([]);
});

test('leaves half an hour before and after busy times, whose days are no training days', () => {
  const atHalfPast = [candidate(24), candidate(48)];
  const plan = (start: number, end: number) =>
    hoursOf(planWeek(atHalfPast, { ...facts, busy: [{ start: later(start), end: later(end) }] }));
  expect(plan(22, 23.5)).toEqual([24]);
  expect(plan(22, 23.51)).toEqual([48]);
  expect(plan(25.5, 26)).toEqual([24]);
  expect(plan(25.49, 26)).toEqual([48]);
});

test('prefers uses that expire, and says until when', () => {
  const lastDay = new Date('2026-11-30');
  const [suggestion, ...others] = planWeek(
    [candidate(48), candidate(49, { id: 2, name: 'Pack', remaining: 2, validUntil: lastDay })],
    facts,
  );
  expect(others).toEqual([]);
  expect(suggestion?.reasons[0]).toEqual({
    kind: 'expires',
    option: 'Pack',
    remaining: 2,
    lastDay: '2026-11-30',
  });
});

test('does not call uses that last for months about to expire', () => {
  const validUntil = new Date('2027-06-30');
  const [suggestion] = planWeek([candidate(48, { remaining: 2, validUntil })], facts);
  expect(suggestion?.reasons).toEqual([{ kind: 'places', free: 7 }]);
});

test('counts the uses of each period apart', () => {
  const ofWeek = (renewsOn: string) => ({ remaining: 1, renewsOn: new Date(renewsOn) });
  const week = [
    candidate(24, ofWeek('2026-11-30')),
    candidate(72, ofWeek('2026-11-30')),
    candidate(120, ofWeek('2026-12-07')),
  ];
  expect(hoursOf(planWeek(week, facts))).toEqual([24, 120]);
});

test('prefers the usual hour, then quiet hours, then free places', () => {
  // Saturday at 13:00, 14:30, 15:00 and 16:00 in Berlin.
  const saturday = [48, 49.5, 50, 51].map((hours) => candidate(hours, {}, hours === 51 ? 0 : 3));
  const quiet = [
    {
      dayOfWeek: 'SATURDAY',
      hours: [
        { startTime: '15:00', endTime: '16:00', averageVisitors: 2, percentage: 2, level: 'LOW' },
      ],
    },
  ] as const satisfies WeekFacts['utilization'];
  const plan = (known: Partial<WeekFacts>) => planWeek(saturday, { ...facts, ...known });
  expect(hoursOf(plan({}))).toEqual([51]);
  const [atQuietTime] = plan({ utilization: quiet });
  expect(atQuietTime?.appointment.course.id).toBe(50);
  expect(atQuietTime?.reasons).toContainEqual({ kind: 'quiet' });
  const [atUsualTime] = plan({ utilization: quiet, usualHour: 13 });
  expect(atUsualTime?.appointment.course.id).toBe(48);
  expect(atUsualTime?.reasons).toContainEqual({ kind: 'usualHour' });
});

test('looks up options of covered classes only', () => {
  const covered = candidate(48).appointment;
  const paid = appointment({ id: 9, benefitBookingOptionType: null }, covered.slot);
  expect(shortlist([paid, covered, candidate(72).appointment], facts, 1)).toEqual([covered]);
});

describe('for any classes and visits', () => {
  const candidates = array(
    record({
      hours: integer({ min: -24, max: 200 }),
      length: integer({ min: 1, max: 3 }),
      closes: integer({ min: 0, max: 48 }),
      booked: integer({ min: 0, max: 10 }),
      optionId: integer({ min: 1, max: 3 }),
      remaining: constantFrom(null, 1, 2),
      renewsOn: constantFrom(null, new Date('2026-11-30'), new Date('2026-12-07')),
      isCanceled: boolean(),
      alreadyBooked: boolean(),
    }).map(
      ({
        hours,
        length,
        closes,
        booked,
        optionId,
        remaining,
        renewsOn,
        isCanceled,
        alreadyBooked,
      }) => ({
        appointment: appointment(
          {
            bookedParticipants: booked,
            appointmentStatus: isCanceled ? 'CANCELED' : 'ACTIVE',
            benefitBookingOptionType: 'FREE_USAGE',
          },
          {
            startDateTime: later(hours),
            endDateTime: later(hours + length),
            latestBookingDateTime: later(hours - closes),
            cancelableUntil: later(hours - closes),
            alreadyBooked,
          },
        ),
        option: { ...unlimitedOption, id: optionId, remaining, renewsOn },
      }),
    ),
    { maxLength: 60 },
  );
  const visits = array(
    record({
      hours: integer({ min: -24, max: 200 }),
      length: integer({ min: 1, max: 12 }),
    }).map(({ hours, length }) => ({ start: later(hours), end: later(hours + length) })),
    { maxLength: 3 },
  );
  const busyTimes = array(
    record({
      quarters: integer({ min: 0, max: 700 }),
      length: integer({ min: 1, max: 8 }),
    }).map(({ quarters, length }) => ({
      start: later(quarters / 4),
      end: later((quarters + length) / 4),
    })),
    { minLength: 10, maxLength: 30 },
  );
  const check = (expectation: (plan: readonly Candidate[], taken: WeekFacts['taken']) => void) =>
    assert(
      property(candidates, visits, (some, taken) =>
        expectation(planWeek(some, { ...facts, taken }), taken),
      ),
    );
  const day = (instant: Date) => dayInZone(zone, instant);
  const starts = (plan: readonly Candidate[]) =>
    plan.map(({ appointment: { slot } }) => slot.startDateTime);

  test('never books twice at a time, and keeps a rest day', () =>
    check((plan, taken) => {
      const days = new Set(taken.map(({ start }) => day(start)));
      for (const {
        appointment: { slot },
      } of plan) {
        for (const { start, end } of taken)
          expect(start >= slot.endDateTime || end <= slot.startDateTime).toBe(true);
        const own = day(slot.startDateTime);
        for (const near of [-1, 0, 1]) expect(days.has(addDays(own, near))).toBe(false);
        days.add(own);
      }
    }));

  test('never suggests a class that overlaps a busy time or is less than half an hour from one', () =>
    assert(
      property(candidates, busyTimes, (some, busy) => {
        for (const {
          appointment: { slot },
        } of planWeek(some, { ...facts, busy }))
          for (const { start, end } of busy) {
            const gap = Math.max(
              Number(start) - Number(slot.endDateTime),
              Number(slot.startDateTime) - Number(end),
            );
            expect(gap).toBeGreaterThanOrEqual(busyMargin);
          }
      }),
    ));

  test('never uses an option more often than it has uses left', () =>
    check((plan) => {
      const isOverused = ({ option }: Candidate) =>
        plan.filter(
          (other) =>
            other.option.id === option.id &&
            Number(other.option.renewsOn) === Number(option.renewsOn),
        ).length > (option.remaining ?? Number.POSITIVE_INFINITY);
      expect(plan.filter(isOverused)).toEqual([]);
    }));

  test('never suggests a class that is full, canceled, booked, past its deadline or beyond the week', () =>
    check((plan) => {
      for (const {
        appointment: { course, slot },
      } of plan) {
        expect(freePlaces(course)).toBeGreaterThan(0);
        expect(course.appointmentStatus).toBe('ACTIVE');
        expect(slot.alreadyBooked).toBe(false);
        expect(Number(slot.latestBookingDateTime)).toBeGreaterThan(Number(now));
        expect(Number(slot.cancelableUntil)).toBeGreaterThan(Number(now));
        expect(day(slot.startDateTime) < addDays(day(now), planDays)).toBe(true);
      }
    }));

  test('suggests at most three, in order of time', () =>
    check((plan) => {
      expect(plan.length).toBeLessThanOrEqual(trainingDays);
      expect(starts(plan)).toEqual(
        starts(plan).toSorted((one, other) => Number(one) - Number(other)),
      );
    }));
});
