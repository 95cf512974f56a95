import type { StandingBookingDate } from '@studio-portal/sdk/types';
import { FormattedMessage } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { messages } from './messages.ts';
import { reasonMessages } from './reasonMessages.ts';

/** Says what became of a date of a weekly booking, or when it will be booked. @param zone of the studio */
export function DateState({ date, zone }: { date: StandingBookingDate; zone: string }) {
  const { state, reason, opensAt } = date;
  if (reason) return <FormattedMessage {...reasonMessages[reason]} />;
  if (state === 'BOOKED') return <FormattedMessage {...messages.booked} />;
  return opensAt ? (
    <FormattedMessage
      {...messages.opens}
      values={{ when: <Moment at={opensAt} zone={zone} inSentence /> }}
    />
  ) : (
    <FormattedMessage {...messages.soon} />
  );
}
