import { FormattedMessage } from 'react-intl';
import { toCourseAppointments } from '../../domains/courseView/bookingState.ts';
import { useCourse } from '../../domains/courseView/useCourse.ts';
import { BookingPanel } from '../../features/courseBooking/BookingPanel.tsx';
import { CourseDetail } from '../../features/courses/CourseDetail.tsx';
import { CourseSkeleton } from '../../features/courses/CourseSkeleton.tsx';
import { noCourse } from '../../features/courses/noCourse.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';
import { useOwnTitle } from '../../site/brand/PageTitle.tsx';
import { titles } from '../../site/routes/routeTitles.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';

/** One course appointment: what it is, and how to book it. */
export function CourseRoute() {
  const { studioUuid } = useStudio();
  const id = useNumericParam('id');
  const course = useCourse(id);
  const [appointment] = toCourseAppointments(course.data ? [course.data] : []);
  const name = appointment?.course.name;
  useOwnTitle(name);
  return (
    <Page
      title={name ?? <FormattedMessage {...titles.course} />}
      queries={id === undefined ? {} : { course }}
      skeleton={<CourseSkeleton />}
      missing={noCourse(studioUuid)}
      empty={() => (appointment ? undefined : noCourse(studioUuid))}
    >
      {() =>
        appointment && (
          <CourseDetail appointment={appointment}>
            <BookingPanel appointment={appointment} />
          </CourseDetail>
        )
      }
    </Page>
  );
}
