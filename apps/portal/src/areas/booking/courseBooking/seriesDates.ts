import { bookingState, type CourseAppointment, isBookable } from '../courses/bookingState.ts';
import { areSameWeekday, dayInZone, minuteOfDay } from '../../../lib/dates/dates.ts';

/** How many further dates are offered at once. */
const maxDates = 8;

/**
 * The next dates of a weekly course: the same course, on the same weekday and at the same time on the studio's clock, that can be booked
 * or waited for now and are not the reader's own already.
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
