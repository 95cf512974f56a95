import { FormattedMessage } from 'react-intl';
import { BookingNotice } from '../access/BookingNotice.tsx';
import { CourseFilters } from './CourseFilters.tsx';
import { CourseList } from './CourseList.tsx';
import { emptyDay } from './emptyDay.tsx';
import { CourseWeekSkeleton } from './CourseWeekSkeleton.tsx';
import { DayCoursesSkeleton } from './DayCoursesSkeleton.tsx';
import { messages } from './messages.ts';
import { useCourseDay } from './useCourseDay.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { Page } from '../../../lib/page/Page.tsx';

/** Shows the courses of a day or a week. Day, view and filters are stored in the address. */
export function CourseListRoute() {
  const list = useCourseDay();
  return (
    <Page
      title={<FormattedMessage {...messages.title} />}
      actions={<ViewSwitch {...list} />}
      queries={{ courses: list.courses }}
      skeleton={list.view === 'week' ? <CourseWeekSkeleton /> : <DayCoursesSkeleton />}
      above={
        <>
          <BookingNotice />
          <CourseFilters {...list} />
        </>
      }
      empty={() => emptyDay(list)}
    >
      {() => <CourseList {...list} />}
    </Page>
  );
}
