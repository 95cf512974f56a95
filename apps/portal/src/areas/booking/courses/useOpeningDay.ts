import { useState } from 'react';
import { addDays, type Day, dayInZone, now, weekStart } from '../../../lib/dates/dates.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import {
  bookingState,
  type CourseAppointment,
  isBookable,
  takesBookings,
  toCourseAppointments,
} from './bookingState.ts';
import { useCourses } from './useCourses.ts';
import { useNextFreeDay } from './useNextFreeDay.ts';

/**
 * Returns the day on which the list of courses opens: the first from today that has a course to
 * book, or else one to come; after the last of this week, the next day with a free place, or Monday.
 * It stays the same while the list is open, until that day is over.
 */
export function useOpeningDay(today: Day, enabled: boolean): Day {
  const { studio } = useStudio();
  const [openedAt] = useState(now);
  const monday = weekStart(today);
  const { data } = useCourses(monday, addDays(monday, 6), enabled);
  const toDay = ({ slot }: CourseAppointment) => dayInZone(studio.zoneId, slot.startDateTime);
  const toDays = (some: CourseAppointment[]) => some.map(toDay).toSorted();
  const appointments = toCourseAppointments(data ?? []).filter((one) => toDay(one) >= today);
  const upcoming = appointments.filter((one) => takesBookings(one, openedAt));
  const bookable = upcoming.filter((one) => isBookable(bookingState(one, openedAt)));
  const [first] = [...toDays(bookable), ...toDays(upcoming)];
  const isWeekOver = data !== undefined && first === undefined;
  const later = useNextFreeDay(addDays(monday, 6), enabled && isWeekOver);
  const found = first ?? later;
  // A booking must not move the list to another day.
  const [opened, setOpened] = useState<Day>();
  const kept = opened !== undefined && opened >= today ? opened : undefined;
  if (kept === undefined && found !== undefined && found !== opened) setOpened(found);
  return kept ?? (appointments.length > 0 ? addDays(monday, 7) : today);
}
