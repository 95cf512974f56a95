import {
  useListPublicCourses,
  useListPublicStudioEvents,
} from '@studio-portal/sdk/api/bookable-items';
import type { Item } from '../../domains/checkout/Flow.ts';
import { addDays, dayIn } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { OtherTimeList } from './OtherTimeList.tsx';

/** When else the course takes place, with places free, in the next four weeks. */
export function OtherTimes({ item }: { item: Item }) {
  const { data } = useListPublicCourses(useDays(28));
  return <OtherTimeList item={item} courses={data} />;
}

/** When else the event takes place, with places free, in the next two months. */
export function OtherDates({ item }: { item: Item }) {
  const { data } = useListPublicStudioEvents(useDays(62));
  return <OtherTimeList item={item} courses={data} />;
}

/** So many days from today, at the studio. */
function useDays(count: number) {
  const { studio } = useStudio();
  const startDate = dayIn(studio.zoneId);
  return { organizationUnitId: studio.id, startDate, endDate: addDays(startDate, count - 1) };
}
