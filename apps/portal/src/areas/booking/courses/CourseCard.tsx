import { styled } from '@mui/material/styles';
import { InAppLink } from '@studio-portal/ui/InAppLink';
import { radii, space } from '@studio-portal/ui/tokens';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { bookingState, type CourseAppointment, freePlaces, isBookable } from './bookingState.ts';
import { formatTimeRange } from '../../../lib/dates/dates.ts';
import { useNow } from '../../../lib/dates/useNow.ts';
import { stateMessages } from './stateMessages.ts';
import { StateLabel } from './StateLabel.tsx';
import { useCourseHref } from './useCourseHref.ts';

const Card = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'relative',
  display: 'grid',
  gap: space(2),
  padding: `${space(6)} ${space(8)}`,
  borderRadius: radii.control,
  borderInlineStart: `4px solid ${theme.vars.palette.highlight.edge}`,
  backgroundColor: theme.vars.palette.background.muted,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& a': {
    ...theme.typography.body2,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  // The link's area is the card.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

interface CourseCardProps {
  appointment: CourseAppointment;
  /** Whether it says at which studio it is. */
  withStudio: boolean;
}

/** One course in the week: when, which, and its free places or the reader's own; it leads to its page. */
export const CourseCard = memo(function CourseCard({ appointment, withStudio }: CourseCardProps) {
  const intl = useIntl();
  const courseHref = useCourseHref();
  const { course, slot } = appointment;
  const present = useNow(slot.earliestBookingDateTime);
  const state = bookingState(appointment, present);
  return (
    <Card style={{ borderInlineStartColor: course.colorHex }}>
      <span>
        {formatTimeRange(slot.startDateTime, slot.endDateTime, intl.locale, slot.studio.zoneId)}
      </span>
      <InAppLink to={courseHref(appointment)}>{course.name}</InAppLink>
      {withStudio && <span>{slot.studio.name}</span>}
      <span>
        {isBookable(state) ? (
          <FormattedMessage {...stateMessages.places} values={{ free: freePlaces(course) }} />
        ) : (
          <StateLabel state={state} zone={slot.studio.zoneId} present={present} />
        )}
      </span>
    </Card>
  );
});
