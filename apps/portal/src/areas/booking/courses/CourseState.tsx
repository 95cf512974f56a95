import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { type CourseAppointment, bookingState, isBookable } from './bookingState.ts';
import { stateMessages } from './stateMessages.ts';
import { StateLabel } from './StateLabel.tsx';
import { useCourseHref } from './useCourseHref.ts';
import { ScreenReaderContext } from '../../../lib/page/ScreenReaderContext.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';

const State = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}));

/** The one thing to do with a course, or why there is none: the label says the state (look: "Courses"). */
export function CourseState({ appointment }: { appointment: CourseAppointment }) {
  const { connected } = useStudio();
  const courseHref = useCourseHref();
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
      </State>
    );
  const { price } = appointment.course;
  // Who holds no membership of this chain has nothing to book it with.
  const isMembersOnly = typeof price === 'object' && price.state === 'MEMBER_ONLY' && !connected;
  const label = isMembersOnly
    ? stateMessages.membersOnly
    : state.kind === 'book'
      ? stateMessages.book
      : stateMessages.joinWaitingList;
  return (
    <Button
      variant={state.kind === 'book' && !isMembersOnly ? 'soft' : 'outlined'}
      component={Link}
      to={courseHref(appointment)}
    >
      <FormattedMessage {...label} />
      {/* A screen reader that lists the buttons of the page hears which course each belongs to. */}
      <ScreenReaderContext name={appointment.course.name} />
    </Button>
  );
}
