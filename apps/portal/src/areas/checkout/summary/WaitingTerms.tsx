import { styled } from '@mui/material/styles';
import type { BookingOption, Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { waitingMessages } from './waitingMessages.ts';

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: space(4),
  margin: 0,
  paddingLeft: space(16),
}));

/** Payment for a place that becomes available: an amount, or a benefit of the member. */
export type WaitingPays = { price: Money } | { option: Pick<BookingOption, 'name' | 'remaining'> };

interface WaitingTermsProps {
  /** Deadline until which a place may become available; undefined if unknown. */
  until: Date | undefined;
  /** Deadline for leaving the list; undefined or null if there is none. */
  leaveUntil: Date | null | undefined;
  pays: WaitingPays;
}

/**
 * Terms before joining a waiting list: deadline, price, and how to decline (legal: waiting list).
 */
export function WaitingTerms({ until, leaveUntil, pays }: WaitingTermsProps) {
  const { studio, user } = useStudio();
  const present = useNow();
  const moment = (at: Date) => <Moment at={at} zone={studio.zoneId} inSentence />;
  const canLeave = leaveUntil && leaveUntil > present;
  return (
    <List>
      {until && (
        <li>
          <FormattedMessage {...waitingMessages.waitingUntil} values={{ until: moment(until) }} />
        </li>
      )}
      <li>
        <WaitingPrice pays={pays} />
      </li>
      <li>
        {canLeave ? (
          <FormattedMessage
            {...(user ? waitingMessages.waitingDecline : waitingMessages.waitingDeclineGuest)}
            values={{ until: moment(leaveUntil) }}
          />
        ) : (
          <FormattedMessage {...waitingMessages.waitingBinding} />
        )}
      </li>
    </List>
  );
}

function WaitingPrice({ pays }: { pays: WaitingPays }) {
  const intl = useIntl();
  if ('price' in pays)
    return pays.price.amount > 0 ? (
      <FormattedMessage
        {...waitingMessages.waitingFee}
        values={{ price: formatPrice(pays.price, intl.locale) }}
      />
    ) : (
      <FormattedMessage {...waitingMessages.waitingFree} />
    );
  const { name, remaining } = pays.option;
  return remaining === null ? (
    <FormattedMessage {...waitingMessages.waitingFree} />
  ) : (
    <FormattedMessage {...waitingMessages.waitingVisit} values={{ name }} />
  );
}
