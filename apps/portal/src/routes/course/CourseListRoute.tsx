import { RowsSkeleton } from '@studio-portal/ui/RowsSkeleton';
import { FormattedMessage } from 'react-intl';
import { CourseFilters } from '../../features/courses/CourseFilters.tsx';
import { DayCourses } from '../../features/courses/DayCourses.tsx';
import { useCourseDay } from '../../features/courses/useCourseDay.ts';
import { messages } from '../../features/courses/messages.ts';
import { emptyDay } from '../../features/courses/emptyDay.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { ZoneNote } from '../../lib/ZoneNote.tsx';

/** The courses of a week, a day at a time. Day and filters stand in the address. */
export function CourseListRoute() {
  const day = useCourseDay();
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      queries={{ courses: day.courses }}
      skeleton={<RowsSkeleton rows={6} />}
      above={<CourseFilters {...day} />}
      empty={() => (day.shown.length === 0 ? emptyDay(day) : undefined)}
    >
      {() => (
        <>
          <DayCourses appointments={day.shown} />
          <ZoneNote />
        </>
      )}
    </Page>
  );
}
