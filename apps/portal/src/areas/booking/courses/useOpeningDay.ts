import { useState } from 'react';
import { addDays, type Day, dayInZone, now, weekStart } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { takesBookings, toCourseAppointments } from './bookingState.ts';
import { useCourses } from './useCourses.ts';

/**
 * Returns the day on which the list of courses opens: the first from today that has a course to
 * come, or Monday if those of this week are over. It stays the same while the list is open.
 */
export function useOpeningDay(today: Day, enabled: boolean): Day {
  const { studio } = useStudio();
  const [openedAt] = useState(now);
  const monday = weekStart(today);
  const { data = [] } = useCourses(monday, addDays(monday, 6), enabled);
  const toDay = (start: Date) => dayInZone(studio.zoneId, start);
  const appointments = toCourseAppointments(data).filter(
    ({ slot }) => toDay(slot.startDateTime) >= today,
  );
  const [first] = appointments
    .filter((appointment) => takesBookings(appointment, openedAt))
    .map(({ slot }) => toDay(slot.startDateTime))
    .toSorted();
  return first ?? (appointments.length > 0 ? addDays(monday, 7) : today);
}
