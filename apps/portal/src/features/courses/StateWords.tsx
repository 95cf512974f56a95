import { FormattedMessage } from 'react-intl';
import type { FixedState } from '../../domains/courseView/bookingState.ts';
import { Countdown } from '../../lib/Countdown.tsx';
import { Moment } from '../../lib/Moment.tsx';
import { leftUntil } from '../../lib/useNow.ts';
import { messages } from './messages.ts';

const words = {
  booked: messages.booked,
  canceled: messages.canceled,
  over: messages.over,
  closed: messages.closed,
  full: messages.full,
} as const;

interface StateWordsProps {
  state: FixedState;
  /** Of the course's studio. */
  zone: string;
  present: Date;
}

/** The state of a course that cannot be booked, in words; in the hour before it opens, what is left of it. */
export function StateWords({ state, zone, present }: StateWordsProps) {
  if (state.kind === 'opens') {
    const left = leftUntil(state.at, present);
    if (left !== undefined)
      return (
        <FormattedMessage {...messages.opensIn} values={{ left: <Countdown left={left} /> }} />
      );
    const when = <Moment at={state.at} zone={zone} inSentence />;
    return <FormattedMessage {...messages.opens} values={{ when }} />;
  }
  if (state.kind === 'waiting')
    return (
      <FormattedMessage {...messages.onWaitingList} values={{ position: state.position ?? 0 }} />
    );
  return <FormattedMessage {...words[state.kind]} />;
}
