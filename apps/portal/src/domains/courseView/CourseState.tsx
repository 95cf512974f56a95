import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Tag } from '@studio-portal/ui/Tag';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { kindOf } from './kindOf.ts';
import { now } from '../../lib/dates.ts';
import { useStudio } from '../../site/studio/StudioContext.tsx';
import {
  type CourseAppointment,
  bookingState,
  type FixedState,
  isBookable,
} from './bookingState.ts';
import { stateMessages } from './stateMessages.ts';
import { Moment } from '../../lib/Moment.tsx';
import { OfWhat } from '../../lib/OfWhat.tsx';

const State = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}));

const words = {
  booked: stateMessages.booked,
  canceled: stateMessages.canceled,
  over: stateMessages.over,
  closed: stateMessages.closed,
  full: stateMessages.full,
} as const;

/** The one thing to do with a course, or why there is none: the label says the state (look: "Courses"). */
export function CourseState({ appointment }: { appointment: CourseAppointment }) {
  const { studioUuid, connected } = useStudio();
  const state = bookingState(appointment, now());
  if (state.kind === 'booked' || state.kind === 'waiting')
    return (
      <Tag filled>
        <StateWords state={state} />
      </Tag>
    );
  if (!isBookable(state))
    return (
      <State>
        <StateWords state={state} />
      </State>
    );
  const { price } = appointment.course;
  // Who holds no membership of this chain has nothing to book it with.
  const forMembers = typeof price === 'object' && price.state === 'MEMBER_ONLY' && !connected;
  const label = forMembers
    ? stateMessages.membersOnly
    : state.kind === 'book'
      ? stateMessages.book
      : stateMessages.joinWaitingList;
  const { course } = appointment;
  const { id, name } = course;
  return (
    <Button
      variant={state.kind === 'book' && !forMembers ? 'soft' : 'outlined'}
      component={Link}
      to={kindOf(course).page(studioUuid, id)}
    >
      <FormattedMessage {...label} />
      {/* A screen reader that lists the buttons of the page hears which course each belongs to. */}
      <OfWhat name={name} />
    </Button>
  );
}

/** The state of a course that cannot be booked, in words. */
function StateWords({ state }: { state: FixedState }) {
  const { studio } = useStudio();
  if (state.kind === 'opens') {
    const when = <Moment at={state.at} zone={studio.zoneId} inSentence />;
    return <FormattedMessage {...stateMessages.opens} values={{ when }} />;
  }
  if (state.kind === 'waiting')
    return (
      <FormattedMessage
        {...stateMessages.onWaitingList}
        values={{ position: state.position ?? 0 }}
      />
    );
  return <FormattedMessage {...words[state.kind]} />;
}
