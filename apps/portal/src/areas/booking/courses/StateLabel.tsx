import { FormattedMessage } from 'react-intl';
import type { UnbookableState } from './bookingState.ts';
import { Countdown } from '../../../lib/dates/Countdown.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { timeLeft } from '../../../lib/dates/useNow.ts';
import { stateMessages } from './stateMessages.ts';

const labels = {
  booked: stateMessages.booked,
  canceled: stateMessages.canceled,
  over: stateMessages.over,
  closed: stateMessages.closed,
  full: stateMessages.full,
} as const;

interface StateLabelProps {
  state: UnbookableState;
  /** Time zone of the course's studio. */
  zone: string;
  present: Date;
}

/**
 * Describes the state of a course that cannot be booked; counts down during the last hour before
 * booking opens.
 */
export function StateLabel({ state, zone, present }: StateLabelProps) {
  if (state.kind === 'opens') {
    const left = timeLeft(state.at, present);
    if (left !== undefined)
      return (
        <FormattedMessage {...stateMessages.opensIn} values={{ left: <Countdown left={left} /> }} />
      );
    const when = <Moment at={state.at} zone={zone} inSentence />;
    return <FormattedMessage {...stateMessages.opens} values={{ when }} />;
  }
  if (state.kind === 'waiting')
    return (
      <FormattedMessage
        {...stateMessages.onWaitingList}
        values={{ position: state.position ?? 0 }}
      />
    );
  return <FormattedMessage {...labels[state.kind]} />;
}
