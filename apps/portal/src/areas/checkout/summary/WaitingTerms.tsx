import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import type { BookingOption, Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { lastPromotion } from './lastPromotion.ts';
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
  /** End of booking, until which a place may become available; undefined if unknown. */
  until: Date | undefined;
  /** End of free cancelation; undefined or null if there is none. */
  freeUntil: Date | null | undefined;
  pays: WaitingPays;
  /** True to wait also for a place that can no longer be canceled for free. */
  acceptsLate: boolean;
  /** Omitted where the choice has been made already. */
  onAcceptLate?: (accepts: boolean) => void;
}

/**
 * Terms before joining a waiting list: deadline, price, and how to decline (legal: waiting list).
 * Asks whether a place is wanted that can no longer be canceled for free.
 */
export function WaitingTerms(props: WaitingTermsProps) {
  const { until, freeUntil, pays, acceptsLate, onAcceptLate } = props;
  const { studio, user } = useStudio();
  const present = useNow();
  const moment = (at: Date) => <Moment at={at} zone={studio.zoneId} inSentence />;
  const hasLateTime = freeUntil && until && freeUntil < until;
  // Whoever joins after the end of free cancelation accepts that (`acceptsLatePromotion`).
  const isLate = hasLateTime && freeUntil <= present;
  const last = lastPromotion(until, freeUntil, acceptsLate, present);
  return (
    <>
      <List>
        {last && (
          <li>
            <FormattedMessage {...waitingMessages.waitingUntil} values={{ until: moment(last) }} />
          </li>
        )}
        <li>
          <WaitingPrice pays={pays} />
        </li>
        <li>
          <FormattedMessage
            {...(user ? waitingMessages.waitingDecline : waitingMessages.waitingDeclineGuest)}
          />
        </li>
        {isLate && (
          <li>
            <FormattedMessage {...waitingMessages.waitingBinding} />
          </li>
        )}
        {hasLateTime && !isLate && acceptsLate && (
          <li>
            <FormattedMessage
              {...waitingMessages.waitingLate}
              values={{ freeUntil: moment(freeUntil) }}
            />
          </li>
        )}
      </List>
      {hasLateTime && !isLate && onAcceptLate && (
        <FormControlLabel
          control={
            <Checkbox
              checked={acceptsLate}
              onChange={(event) => onAcceptLate(event.target.checked)}
            />
          }
          label={
            <FormattedMessage
              {...waitingMessages.acceptLate}
              values={{ freeUntil: moment(freeUntil) }}
            />
          }
        />
      )}
    </>
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
