import type { Item } from '../../checkout/flow/Flow.ts';
import { useCourse } from '../courses/useCourse.ts';
import { useCourses } from '../courses/useCourses.ts';
import { useEvents } from '../courses/useEvents.ts';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { OtherTimeList } from './OtherTimeList.tsx';

/** Offers other dates of a course with free places in the next four weeks. */
export function OtherTimes(_props: { item: Item }) {
  const { data } = useCourses(...useDayRange(28));
  return <OtherTimeList courseId={useCourseId()} courses={data} />;
}

/** Offers other dates of an event with free places in the next two months. */
export function OtherDates(_props: { item: Item }) {
  const { data } = useEvents(...useDayRange(62));
  return <OtherTimeList courseId={useCourseId()} courses={data} />;
}

/**
 * Returns the id of the course or event series that the addressed appointment belongs to; undefined
 * while loading.
 */
const useCourseId = () => useCourse(useNumericParam('id')).data?.courseId;

/** Returns the first and last day of a range that starts today, in the studio's time zone. */
function useDayRange(count: number) {
  const { studio } = useStudio();
  const today = dayInZone(studio.zoneId);
  return [today, addDays(today, count - 1)] as const;
}
