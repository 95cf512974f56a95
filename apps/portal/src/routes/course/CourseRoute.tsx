import { PageShell } from '@studio-portal/ui/PageShell';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../site/address/paths.ts';
import { useOwnTitle } from '../../site/brand/usePageTitle.ts';
import { BookingPanel } from '../../features/courseBooking/BookingPanel.tsx';
import { CourseDetail } from '../../features/courses/components/CourseDetail.tsx';
import { CourseSkeleton } from '../../features/courses/components/CourseSkeleton.tsx';
import { toCourseAppointments } from '../../domains/courseView/bookingState.ts';
import { useCourse } from '../../domains/courseView/useCourse.ts';
import { messages } from '../../features/courses/messages.ts';
import { useErrorState } from '../../lib/apiErrors/useErrorText.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import { useNumericParam } from '../../lib/useNumericParam.ts';

/** One course appointment: what it is, and how to book it. */
export function CourseRoute() {
  const intl = useIntl();
  const { studio, studioUuid } = useStudio();
  const id = useNumericParam('id');
  const { data, error, refetch, isFetching } = useCourse(id);
  const errorState = useErrorState(error, studio.zoneId);
  const [appointment] = toCourseAppointments(data ? [data] : []);
  useOwnTitle(appointment?.course.name);
  const missing = id === undefined || error?.status === 404;
  const toCourses = (
    <Button variant="contained" component={Link} to={path('courses', { studioUuid })}>
      <FormattedMessage {...messages.toCourses} />
    </Button>
  );
  return (
    <PageShell
      title={appointment?.course.name ?? <FormattedMessage {...messages.title} />}
      titleHidden
      status={missing ? 'empty' : appointment ? 'content' : error ? 'error' : 'loading'}
      loadingLabel={intl.formatMessage(messages.loading)}
      skeleton={<CourseSkeleton />}
      empty={{
        drawing: 'search',
        title: <FormattedMessage {...messages.notFound} />,
        action: toCourses,
      }}
      error={{ ...errorState, onRetry: () => void refetch(), retrying: isFetching }}
    >
      {appointment && (
        <CourseDetail appointment={appointment}>
          <BookingPanel appointment={appointment} />
        </CourseDetail>
      )}
    </PageShell>
  );
}
