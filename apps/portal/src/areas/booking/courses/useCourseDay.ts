import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { BookableCourse } from '@studio-portal/sdk/types';
import { useDeferredValue, useMemo } from 'react';
import { toCourseAppointments } from './bookingState.ts';
import { useCourses } from './useCourses.ts';
import { addDays, weekStart } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { type CourseEntry, filterCounts, filterEntries, toEntry } from './courseFilter.ts';
import { useCourseQuery } from './useCourseQuery.ts';
import { useDay } from './useDay.ts';
import { useOtherStudios } from './useOtherStudios.ts';

const byStart = (one: CourseEntry, other: CourseEntry) =>
  Number(one.appointment.slot.startDateTime) - Number(other.appointment.slot.startDateTime);

const none: readonly BookableCourse[] = [];

/**
 * Provides the filtered courses of the shown day's week, of this studio and of the other selected
 * ones.
 */
export function useCourseDay() {
  const { day, today } = useDay();
  const query = useCourseQuery();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const view = isWide ? query.view : 'list';
  const monday = weekStart(day);
  const sunday = addDays(monday, 6);
  const courses = useCourses(monday, sunday);
  const others = useOtherStudios(query.studios, monday, sunday);
  const present = useNow();
  // Deferred like the page's content: filters that render earlier would push its skeleton down.
  const isReady = useDeferredValue(courses.data !== undefined);
  const own = isReady ? courses.data : undefined;
  const all = useMemo(() => {
    const entries = toCourseAppointments([...(own ?? none), ...others.courses]).map((appointment) =>
      toEntry(appointment, present),
    );
    return others.courses.length > 0 ? entries.toSorted(byStart) : entries;
  }, [own, others.courses, present]);
  const { chosen } = query;
  const week = useMemo(
    () => Map.groupBy(filterEntries(all, chosen), (entry) => entry.day),
    [all, chosen],
  );
  // A click renders several times; count thousands of entries only once.
  const counted = useMemo(() => {
    const isInView = (entry: CourseEntry) => view === 'week' || entry.day === day;
    return { hasAny: all.some(isInView), chips: filterCounts(all, chosen, isInView) };
  }, [all, chosen, view, day]);
  return {
    ...query,
    courses,
    others,
    day,
    today,
    monday,
    view,
    isLoaded: own !== undefined,
    /** `hasAny`: true if anything takes place on the shown day or week, regardless of filters. */
    ...counted,
    /** Matching entries by day. */
    week,
    shown: week.get(day) ?? [],
  };
}

export type CourseDay = ReturnType<typeof useCourseDay>;
