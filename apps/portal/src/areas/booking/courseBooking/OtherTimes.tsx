import type { Item } from '../../checkout/flow/Flow.ts';
import { useCourse } from '../courses/useCourse.ts';
import { useCourses } from '../courses/useCourses.ts';
import { useEvents } from '../courses/useEvents.ts';
import { addDays, dayInZone } from '../../../lib/dates/dates.ts';
import { useNumericParam } from '../../../lib/browser/useNumericParam.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { OtherTimeList } from './OtherTimeList.tsx';

/** When else the course takes place, with places free, in the next four weeks. */
export function OtherTimes(_props: { item: Item }) {
  const { data } = useCourses(...useDayRange(28));
  return <OtherTimeList courseId={useCourseId()} courses={data} />;
}

/** When else the event takes place, with places free, in the next two months. */
export function OtherDates(_props: { item: Item }) {
  const { data } = useEvents(...useDayRange(62));
  return <OtherTimeList courseId={useCourseId()} courses={data} />;
}

/** Of which course, or series of events, the one is that the address names; undefined until it is here. */
const useCourseId = () => useCourse(useNumericParam('id')).data?.courseId;

/** The first and the last of so many days from today, at the studio. */
function useDayRange(count: number) {
  const { studio } = useStudio();
  const today = dayInZone(studio.zoneId);
  return [today, addDays(today, count - 1)] as const;
}
