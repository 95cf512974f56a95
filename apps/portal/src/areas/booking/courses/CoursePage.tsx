import Divider from '@mui/material/Divider';
import type { EmptyStateProps } from '@studio-portal/ui/EmptyState';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Navigate } from 'react-router';
import type { BookableKind } from './BookableKind.ts';
import { useCoursePage } from './useCoursePage.ts';
import { GuestOpenOrders } from '../../checkout/orders/GuestOpenOrders.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BookingPanel } from '../courseBooking/BookingPanel.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { CourseDetail } from './CourseDetail.tsx';
import { CourseSkeleton } from './CourseSkeleton.tsx';
import { Panel } from '../../../lib/page/Panel.tsx';
import { Page } from '../../../lib/page/Page.tsx';

/**
 * Shows a course appointment or an event and how to book it. Redirects to the right page if the
 * address is of the other kind or of another studio.
 */
export function CoursePage(props: {
  kind: BookableKind;
  /** Title until the name has loaded. */
  title: MessageDescriptor;
  missing: EmptyStateProps;
}) {
  const { kind, title, missing } = props;
  const { studioUuid } = useStudio();
  const { id, course, appointment, elsewhere } = useCoursePage(kind);
  if (elsewhere) return <Navigate to={elsewhere} replace />;
  return (
    <Page
      title={appointment?.course.name ?? <FormattedMessage {...title} />}
      queries={id === undefined ? {} : { course }}
      skeleton={<CourseSkeleton />}
      missing={missing}
      empty={() => (appointment ? undefined : missing)}
    >
      {() =>
        appointment && (
          <>
            <GuestOpenOrders item={kind.page(studioUuid, appointment.course.id)} />
            <CourseDetail appointment={appointment}>
              <Panel>
                <CourseFacts appointment={appointment} />
                <Divider />
                <BookingPanel appointment={appointment} />
              </Panel>
            </CourseDetail>
          </>
        )
      }
    </Page>
  );
}
