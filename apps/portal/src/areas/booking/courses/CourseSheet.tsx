import Divider from '@mui/material/Divider';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { ErrorState } from '@studio-portal/ui/ErrorState';
import { SideSheet } from '@studio-portal/ui/SideSheet';
import { SiteLink } from '@studio-portal/ui/SiteLink';
import { space } from '@studio-portal/ui/tokens';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorState } from '../../../lib/api/errors/useErrorText.ts';
import { formMessages } from '../../../lib/forms/messages.ts';
import { Cover } from '../../../lib/page/Cover.tsx';
import { titles } from '../../../lib/routes/routeTitles.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { BookingPanel } from '../courseBooking/BookingPanel.tsx';
import { type CourseAppointment, toCourseAppointments } from './bookingState.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { messages } from './messages.ts';
import { useCourse } from './useCourse.ts';
import { useCourseHref } from './useCourseHref.ts';

/** Room of the action at the foot, which would cover a focused element. */
const footRoom = 112;

const Content = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: space(16),
  [theme.breakpoints.up('md')]: {
    '& :is(a, button, input)': { scrollMarginBottom: footRoom },
    // Stays at the foot of the sheet in a low window.
    '& [data-action-bar]': {
      position: 'sticky',
      // Over the padding of the sheet.
      bottom: `-${space(24)}`,
      zIndex: 1,
      margin: `0 -${space(24)} -${space(24)}`,
      padding: `${space(12)} ${space(24)} ${space(24)}`,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  },
}));

interface CourseSheetProps {
  /** Course that is open, if any. */
  id: number | undefined;
  /** Listed courses, shown until the open one has loaded. */
  listed: readonly CourseAppointment[];
  onClose: () => void;
}

/** Shows a course of this studio beside the week, with its facts and how to book it. */
export function CourseSheet({ id, listed, onClose }: CourseSheetProps) {
  const intl = useIntl();
  const { studio } = useStudio();
  const courseHref = useCourseHref();
  // Keeps the course in view while the sheet slides out.
  const [shownId, setShownId] = useState(id);
  if (id !== undefined && id !== shownId) setShownId(id);
  const { data, error, refetch, isFetching } = useCourse(shownId);
  const errorState = useErrorState(error, studio.zoneId);
  const [loaded] = toCourseAppointments(data ? [data] : []);
  const shown = loaded ?? listed.find(({ course }) => course.id === shownId);
  return (
    <SideSheet
      open={id !== undefined}
      title={shown?.course.name ?? <FormattedMessage {...titles.course} />}
      closeLabel={intl.formatMessage(formMessages.close)}
      onClose={onClose}
    >
      {shown ? (
        <Content key={shown.course.id}>
          {shown.course.image && (
            <Cover
              picture={shown.course.image}
              proportions={{ width: 21, height: 9 }}
              sizes="392px"
              color={shown.course.colorHex}
            />
          )}
          <CourseFacts appointment={shown} isPriceInPanel />
          <SiteLink href={courseHref(shown)}>
            <FormattedMessage {...messages.details} />
          </SiteLink>
          <Divider />
          <BookingPanel appointment={shown} />
        </Content>
      ) : error ? (
        <ErrorState {...errorState} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </SideSheet>
  );
}
