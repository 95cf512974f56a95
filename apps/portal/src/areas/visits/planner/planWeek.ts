import type { BookingOption, HistoricUtilization } from '@studio-portal/sdk/types';
import {
  bookingState,
  type CourseAppointment,
  freePlaces,
} from '../../booking/courses/bookingState.ts';
import { weekdayOf } from '../../studio/utilization/weekdays.ts';
import { addDays, type Day, dayInZone, fromWire, minuteOfDay } from '../../../lib/dates/dates.ts';

/** Days that a plan covers, today included. */
export const planDays = 7;

/** Training days that a plan fills the days up to. */
export const trainingDays = 3;

/** Uses that end within so many days count as about to expire. */
const expiryDays = 31;

/** Free time that a plan leaves before and after times at which the member is busy, in milliseconds. */
export const busyMargin = 30 * 60_000;

/** Facts that a plan depends on. */
export interface WeekFacts {
  present: Date;
  /** Time zone of the studio. */
  zone: string;
  /** The member's bookings and reserved visits. Their days are training days. */
  taken: readonly { start: Date; end: Date }[];
  /** When the member's own calendar says that they are busy. */
  busy: readonly { start: Date; end: Date }[];
  /** How busy the studio usually is; empty if people are not counted. */
  utilization: readonly HistoricUtilization[];
  /** Hour in which the member usually trains, on the studio's clock. */
  usualHour: number | undefined;
}

/** A class with the option that pays for it. */
export interface Candidate {
  appointment: CourseAppointment;
  option: BookingOption;
}

/** Why a class is suggested. */
export type Reason =
  /** Uses of the option end on a day or are replaced by those of the next period. */
  | { kind: 'expires'; option: string; remaining: number; lastDay: Day }
  | { kind: 'usualHour' }
  | { kind: 'quiet' }
  | { kind: 'places'; free: number };

export interface Suggestion extends Candidate {
  reasons: Reason[];
}

/**
 * Chooses the classes whose options are worth a call: those that an option covers and that fit into the week, the best
 * first.
 */
export function shortlist(
  appointments: readonly CourseAppointment[],
  facts: WeekFacts,
  maximum: number,
): CourseAppointment[] {
  const week = toWeek(facts);
  const days = findFreeDays(week);
  return appointments
    .filter(({ course }) => course.benefitBookingOptionType !== null)
    .filter((appointment) => isOpen(appointment, facts.present))
    .map((appointment) => rate(appointment, facts, week))
    .filter((rated) => fits(rated, facts, days))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maximum)
    .map(({ appointment }) => appointment);
}

/**
 * Suggests classes that make the coming days a week with up to three training days, in order of time. A suggested class can
 * still be booked and canceled for free, has a free place, is at no other visit's time and not near a time at which the member
 * is busy, has a rest day before and after it, and no option is used more often than it has uses left.
 */
export function planWeek(candidates: readonly Candidate[], facts: WeekFacts): Suggestion[] {
  const week = toWeek(facts);
  const ranked = candidates
    .filter(({ appointment }) => isOpen(appointment, facts.present))
    .map(({ appointment, option }) => {
      const rated = rate(appointment, facts, week);
      const expiry = findExpiry(option, facts);
      return { ...rated, option, expiry, score: rated.score + (expiry ? 3 : 0) };
    })
    .toSorted((one, other) => other.score - one.score);
  const chosen: typeof ranked = [];
  let days = findFreeDays(week);
  for (const candidate of ranked) {
    if (week.trainingDays.size >= trainingDays) break;
    if (fits(candidate, facts, days) && hasUseLeft(candidate.option, chosen)) {
      chosen.push(candidate);
      week.trainingDays.add(candidate.day);
      days = findFreeDays(week);
    }
  }
  return chosen
    .toSorted(
      (one, other) =>
        Number(one.appointment.slot.startDateTime) - Number(other.appointment.slot.startDateTime),
    )
    .map(({ appointment, option, expiry, isUsualHour, isQuiet }) => ({
      appointment,
      option,
      reasons: [
        ...(expiry ? [expiry] : []),
        ...(isUsualHour ? [{ kind: 'usualHour' } as const] : []),
        ...(isQuiet ? [{ kind: 'quiet' } as const] : []),
        { kind: 'places', free: freePlaces(appointment.course) },
      ],
    }));
}

interface Week {
  /** Hours in which few people usually are in the studio, for each day of the plan. */
  quietHours: ReadonlyMap<Day, ReadonlySet<number>>;
  /** Days with a visit or a suggestion, from the day before the plan to the day after it. */
  trainingDays: Set<Day>;
}

function toWeek({ present, zone, taken, utilization }: WeekFacts): Week {
  const today = dayInZone(zone, present);
  const days = Array.from({ length: planDays }, (_, index) => addDays(today, index));
  const [before, after] = [addDays(today, -1), addDays(today, planDays)];
  const quietHoursOn = (day: Day) => {
    const weekday = weekdayOf(day);
    return utilization
      .filter(({ dayOfWeek }) => dayOfWeek === weekday)
      .flatMap(({ hours }) => hours.filter(({ level }) => level === 'LOW'))
      .map(({ startTime }) => Number(startTime.slice(0, 2)));
  };
  return {
    quietHours: new Map(days.map((day) => [day, new Set(quietHoursOn(day))])),
    trainingDays: new Set(
      taken
        .map(({ start }) => dayInZone(zone, start))
        .filter((day) => day >= before && day <= after),
    ),
  };
}

/** Returns the days of the plan that are no training days and have a rest day before and after them. */
const findFreeDays = ({ quietHours, trainingDays }: Week): ReadonlySet<Day> =>
  new Set(
    [...quietHours.keys()].filter((day) =>
      [-1, 0, 1].every((days) => !trainingDays.has(addDays(day, days))),
    ),
  );

/** A class with what its rating depends on. */
interface Rated {
  appointment: CourseAppointment;
  day: Day;
  isUsualHour: boolean;
  isQuiet: boolean;
  /** From 0 to 4: 2 for the usual hour, 1 for a quiet one, and the share of free places. */
  score: number;
}

function rate(appointment: CourseAppointment, { zone, usualHour }: WeekFacts, week: Week): Rated {
  const { course, slot } = appointment;
  const day = dayInZone(zone, slot.startDateTime);
  const minute = minuteOfDay(slot.startDateTime, zone);
  // At most an hour from the middle of the usual one.
  const isUsualHour = usualHour !== undefined && Math.abs(minute - (usualHour * 60 + 30)) <= 60;
  const isQuiet = week.quietHours.get(day)?.has(Math.floor(minute / 60)) ?? false;
  const free = freePlaces(course) / Math.max(1, course.maxParticipants);
  const score = (isUsualHour ? 2 : 0) + (isQuiet ? 1 : 0) + free;
  return { appointment, day, isUsualHour, isQuiet, score };
}

/** Tells whether a class has a free place and can be booked now, and canceled for free afterwards. */
const isOpen = (appointment: CourseAppointment, present: Date): boolean =>
  bookingState(appointment, present).kind === 'book' && appointment.slot.cancelableUntil > present;

/** Tells whether a class is on one of the free days, at no visit's time and not near a busy one. */
const fits = (
  { appointment: { slot }, day }: Rated,
  facts: WeekFacts,
  freeDays: ReadonlySet<Day>,
): boolean =>
  freeDays.has(day) &&
  facts.taken.every(({ start, end }) => end <= slot.startDateTime || start >= slot.endDateTime) &&
  facts.busy.every(
    ({ start, end }) =>
      Number(end) + busyMargin <= Number(slot.startDateTime) ||
      Number(start) - busyMargin >= Number(slot.endDateTime),
  );

/** Tells whether an option has a use left. Remaining uses are those of a period, which `renewsOn` tells apart. */
function hasUseLeft({ id, remaining, renewsOn }: BookingOption, chosen: readonly Candidate[]) {
  const used = chosen.filter(
    ({ option }) => option.id === id && Number(option.renewsOn) === Number(renewsOn),
  );
  return remaining === null || used.length < remaining;
}

/** Returns until when the uses of an option last, if that is soon. */
function findExpiry({ name, remaining, renewsOn, validUntil }: BookingOption, facts: WeekFacts) {
  const [lastDay] = [
    ...(renewsOn ? [addDays(fromWire(renewsOn), -1)] : []),
    ...(validUntil ? [fromWire(validUntil)] : []),
  ].toSorted();
  const latest = addDays(dayInZone(facts.zone, facts.present), expiryDays);
  return remaining !== null && lastDay !== undefined && lastDay <= latest
    ? ({ kind: 'expires', option: name, remaining, lastDay } as const)
    : undefined;
}
