import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radii, space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { path } from '../../../app/paths.ts';
import {
  type Appointment,
  bookingState,
  type FixedState,
  isBookable,
} from '../../../lib/courses/bookingState.ts';
import { AccessNotice } from '../../../lib/access/AccessNotice.tsx';
import { useBlocks } from '../../../lib/access/useBlocks.ts';
import { now } from '../../../lib/dates.ts';
import { formatMoment } from '../../../lib/moments.ts';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { messages } from '../messages.ts';
import { WayToBookForm } from './WayToBookForm.tsx';

const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: space(16),
  padding: space(24),
  borderRadius: radii.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Beside a course: how to book it, or why it cannot be booked. */
export function BookingPanel({ appointment }: { appointment: Appointment }) {
  const state = bookingState(appointment, now());
  const { bookingUntil } = useBlocks();
  if (!isBookable(state))
    return (
      <Panel>
        <NotBookable state={state} />
      </Panel>
    );
  return (
    <Panel>
      <AccessNotice />
      {!bookingUntil && (
        <WayToBookForm appointment={appointment} waiting={state.kind === 'waitingList'} />
      )}
    </Panel>
  );
}

const headings = {
  booked: messages.stateBooked,
  canceled: messages.stateCanceled,
  over: messages.stateOver,
  closed: messages.stateClosed,
  full: messages.stateFull,
} as const;

function NotBookable({ state }: { state: FixedState }) {
  const intl = useIntl();
  const { studioUuid, studio } = useStudio();
  const mine = state.kind === 'booked' || state.kind === 'waiting';
  const heading =
    state.kind === 'waiting'
      ? intl.formatMessage(messages.stateWaiting, { position: state.position ?? 0 })
      : state.kind === 'opens'
        ? intl.formatMessage(messages.stateOpens, {
            when: formatMoment(state.at, intl.locale, studio.zoneId, { inSentence: true }),
          })
        : intl.formatMessage(headings[state.kind]);
  return (
    <>
      <Typography variant="h2">{heading}</Typography>
      <Button
        variant={mine ? 'contained' : 'outlined'}
        component={Link}
        to={mine ? path('myBookings', { studioUuid }) : path('courses', { studioUuid })}
      >
        <FormattedMessage {...(mine ? messages.seeBookings : messages.otherCourses)} />
      </Button>
    </>
  );
}
