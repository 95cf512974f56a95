/** Dates of a standing booking: the class of a day that starts closest to its usual time. */
import { and, eq, gt, gte, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import {
  addDays,
  addMinutes,
  dayIn,
  instantAt,
  timeIn,
  weekdayOf,
} from '../../../platform/time.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import { type Appointment, selectAppointments } from '../courses/appointments.ts';
import { courseAppointments } from '../courses/tables.ts';
import { lastMoment } from '../courses/window.ts';
import type { standingBookings } from './tables.ts';

export type StandingBooking = typeof standingBookings.$inferSelect;

/** How far a class may be moved and still be booked. */
export const toleratedMinutes = 30;

/** How far ahead timetables are read, as in lists of classes. */
export const horizonDays = 62;

/** Returns the calendar day of an appointment in the time zone of its studio. */
export const dayOf = ({ appointment, studio }: Pick<Appointment, 'appointment' | 'studio'>) =>
  dayIn(studio.zoneId, appointment.startsAt);

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns how far a class is from the usual time of a standing booking, in minutes of the wall clock. */
export const minutesMoved = (
  { startTime }: Pick<StandingBooking, 'startTime'>,
  { appointment, studio }: Pick<Appointment, 'appointment' | 'studio'>,
): number =>
  Math.abs(toMinutes(timeIn(studio.zoneId, appointment.startsAt)) - toMinutes(startTime));

/** Returns the class of a day that a standing booking means; of two equally close ones the earlier. */
export const findMeant = (
  standing: Pick<StandingBooking, 'startTime'>,
  classesOfDay: readonly Appointment[],
): Appointment | undefined =>
  classesOfDay.reduce<Appointment | undefined>(
    (best, item) =>
      best && minutesMoved(standing, best) <= minutesMoved(standing, item) ? best : item,
    undefined,
  );

/** Loads the classes of a course on the day of one of them, by start. */
export function loadClassesOfDay(db: Database, item: Appointment): Promise<Appointment[]> {
  const { course, studio } = item;
  const day = dayOf(item);
  return selectAppointments(
    db,
    and(
      eq(courseAppointments.studioId, studio.id),
      eq(courseAppointments.courseId, course.id),
      gte(courseAppointments.startsAt, instantAt(studio.zoneId, day)),
      lt(courseAppointments.startsAt, instantAt(studio.zoneId, addDays(day, 1))),
    ),
  );
}

/** Loads the dates of a standing booking that have not started and lie within `horizonDays`, soonest first. */
export async function loadDates(
  db: Database,
  standing: StandingBooking,
  now: Date,
): Promise<Appointment[]> {
  const items = await selectAppointments(
    db,
    and(
      eq(courseAppointments.studioId, standing.studioId),
      eq(courseAppointments.courseId, standing.courseId),
      gt(courseAppointments.startsAt, now),
      lt(courseAppointments.startsAt, addMinutes(now, horizonDays * 24 * 60)),
    ),
  );
  const days = new Map<string, Appointment[]>();
  for (const item of items) {
    const day = dayOf(item);
    if (weekdayOf(day) === standing.weekday) days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days.values()].flatMap((classes) => findMeant(standing, classes) ?? []);
}

/** Returns whether booking of a class has opened and its deadline has not passed; canceled classes qualify. */
export function isDue({ appointment }: Pick<Appointment, 'appointment'>, now: Date): boolean {
  const { earliestBookingAt } = appointment;
  return (earliestBookingAt === null || earliestBookingAt <= now) && now <= lastMoment(appointment);
}

/** Returns how many places of a class may go to standing bookings: the studio's share, rounded down. */
export const shareOf = (
  maxParticipants: number,
  { standingBookingPercent }: Pick<StoredStudio, 'standingBookingPercent'>,
): number => Math.floor((maxParticipants * standingBookingPercent) / 100);
