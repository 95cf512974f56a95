import { useSearchParams } from 'react-router';
import { toCourseAppointments } from '../../domains/courseView/bookingState.ts';
import { dayIn } from '../../lib/dates.ts';
import { useSliced } from '../../lib/useSliced.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { inCategories } from './categories.ts';
import { useDay } from './useDay.ts';
import { useWeek } from './useWeek.ts';

/** The day on screen with its week, its courses and those of them that the filters let through. */
export function useCourseDay() {
  const { studio } = useStudio();
  const { day, today } = useDay();
  const [query, setQuery] = useSearchParams();
  const courses = useWeek(day);
  // In the same step as the page's content: filters that came before it would push its skeleton down.
  const week = toCourseAppointments(useSliced(courses.data) ?? []);
  const ofDay = week.filter(({ slot }) => dayIn(studio.zoneId, slot.startDateTime) === day);
  const selected = query.getAll('category');
  return {
    courses,
    day,
    today,
    week,
    ofDay,
    shown: inCategories(ofDay, selected),
    selected,
    /** Chooses categories, by id; none shows all. */
    select: (ids: readonly string[]) =>
      setQuery([['day', day], ...ids.map((id): [string, string] => ['category', id])], {
        replace: true,
      }),
  };
}

export type CourseDay = ReturnType<typeof useCourseDay>;
