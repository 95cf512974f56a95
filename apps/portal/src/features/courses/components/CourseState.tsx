import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@studio-portal/ui/VisuallyHidden';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../site/address/paths.ts';
import { formatInstant, now } from '../../../lib/dates.ts';
import { useStudio } from '../../../site/studio/StudioContext.tsx';
import {
  type CourseAppointment,
  bookingState,
  type FixedState,
  isBookable,
} from '../../../domains/courseView/bookingState.ts';
import { messages } from '../messages.ts';

const State = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontWeight: 550,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
}));

const words = {
  booked: messages.booked,
  canceled: messages.canceled,
  over: messages.over,
  closed: messages.closed,
  full: messages.full,
} as const;

/** The one thing to do with a course, or why there is none: the label says the state (look: "Courses"). */
export function CourseState({ appointment }: { appointment: CourseAppointment }) {
  const { studioUuid } = useStudio();
  const state = bookingState(appointment, now());
  if (!isBookable(state))
    return (
      <State>
        <StateWords state={state} />
      </State>
    );
  const label = state.kind === 'book' ? messages.book : messages.joinWaitingList;
  const { id, name } = appointment.course;
  return (
    <Button
      variant={state.kind === 'book' ? 'soft' : 'outlined'}
      component={Link}
      to={path('course', { studioUuid, id })}
    >
      <FormattedMessage {...label} />
      {/* A screen reader that lists the buttons of the page hears which course each belongs to. */}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  );
}

/** The state of a course that cannot be booked, in words. */
function StateWords({ state }: { state: FixedState }) {
  const intl = useIntl();
  const { studio } = useStudio();
  if (state.kind === 'opens') {
    const when = formatInstant(state.at, intl.locale, studio.zoneId, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    });
    return <FormattedMessage {...messages.opens} values={{ when }} />;
  }
  if (state.kind === 'waiting')
    return (
      <FormattedMessage {...messages.onWaitingList} values={{ position: state.position ?? 0 }} />
    );
  return <FormattedMessage {...words[state.kind]} />;
}
