import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { useBookingRefusal } from '../access/useBookingRefusal.ts';
import { type CourseAppointment, bookingState, isBookable } from './bookingState.ts';
import { isMembersOnly } from '../bookings/prices.ts';
import { stateMessages } from './stateMessages.ts';
import { NextDate } from './NextDate.tsx';
import { StateLabel } from './StateLabel.tsx';
import { useCourseHref } from './useCourseHref.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

const State = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontWeight: 550,
  display: 'grid',
  justifyItems: 'end',
  fontVariantNumeric: 'tabular-nums',
}));

/**
 * Shows the one available action of a course, or its state if there is none (look: "Courses"). Renders nothing if the
 * studio refuses the booking.
 */
export function CourseState({ appointment }: { appointment: CourseAppointment }) {
  const { locale } = useIntl();
  const { connected } = useStudio();
  const courseHref = useCourseHref();
  const { refuses } = useBookingRefusal();
  const { slot } = appointment;
  const present = useNow(slot.earliestBookingDateTime);
  const state = bookingState(appointment, present);
  if (state.kind === 'booked' || state.kind === 'waiting')
    return (
      <Tag filled>
        <StateLabel state={state} zone={slot.studio.zoneId} present={present} />
      </Tag>
    );
  if (!isBookable(state))
    return (
      <State>
        <StateLabel state={state} zone={slot.studio.zoneId} present={present} />
        {state.kind === 'canceled' && <NextDate canceled={appointment} />}
      </State>
    );
  const { name, price } = appointment.course;
  // The page says why, once (BookingNotice).
  if (refuses(price)) return null;
  // Users without a membership of this chain cannot book it.
  const isForOthers = isMembersOnly(price) && !connected;
  const label = isForOthers
    ? stateMessages.membersOnly
    : state.kind === 'book'
      ? stateMessages.book
      : stateMessages.joinWaitingList;
  const when = formatMoment(slot.startDateTime, locale, slot.studio.zoneId, { inSentence: true });
  return (
    <Button
      variant={state.kind === 'book' && !isForOthers ? 'soft' : 'outlined'}
      component={Link}
      to={courseHref(appointment)}
    >
      <FormattedMessage {...label} />
      {/* Tells the buttons apart in a screen reader's list of the page's buttons. */}
      <ScreenReaderContext name={`${name}, ${when}`} />
    </Button>
  );
}
