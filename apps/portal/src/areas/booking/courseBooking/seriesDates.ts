import { bookingState, type CourseAppointment, isBookable } from '../courses/bookingState.ts';
import { areSameWeekday, dayInZone, minuteOfDay } from '../../../lib/dates/dates.ts';

/** Maximum number of dates offered at once. */
const maxDates = 8;

/**
 * Returns the next dates of a weekly course: the same course on the same weekday at the same time
 * in the studio's time zone. Only dates that can be booked now, or have an open waiting list, and
 * that the user has not booked yet.
 */
export function seriesDates(
  { course, slot }: CourseAppointment,
  others: readonly CourseAppointment[],
  now: Date,
): CourseAppointment[] {
  const { zoneId } = slot.studio;
  const day = dayInZone(zoneId, slot.startDateTime);
  const minute = minuteOfDay(slot.startDateTime, zoneId);
  return others
    .filter(
      (other) =>
        other.course.courseId === course.courseId &&
        other.slot.startDateTime > slot.startDateTime &&
        areSameWeekday(dayInZone(zoneId, other.slot.startDateTime), day) &&
        minuteOfDay(other.slot.startDateTime, zoneId) === minute &&
        isBookable(bookingState(other, now)),
    )
    .slice(0, maxDates);
}
