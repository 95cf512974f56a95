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
import { CourseTitle } from './CourseTitle.tsx';
import { NextDate } from './NextDate.tsx';
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
  // Extends the link's hit area to the whole card.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** Keeps a further link above the hit area of the first. */
const Above = styled('span')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  '&& a': { ...theme.typography.caption, textDecoration: 'underline' },
}));

interface CourseCardProps {
  appointment: CourseAppointment;
  /** True to show the studio's name. */
  withStudio: boolean;
}

/**
 * Card of a course in the week view: time, name, and its free places, the user's booking or its
 * state; links to its page.
 */
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
      <InAppLink to={courseHref(appointment)}>
        <CourseTitle course={course} />
      </InAppLink>
      {withStudio && <span>{slot.studio.name}</span>}
      <span>
        {isBookable(state) ? (
          <FormattedMessage {...stateMessages.places} values={{ free: freePlaces(course) }} />
        ) : (
          <StateLabel state={state} zone={slot.studio.zoneId} present={present} />
        )}
      </span>
      {state.kind === 'canceled' && (
        <Above>
          <NextDate canceled={appointment} />
        </Above>
      )}
    </Card>
  );
});
