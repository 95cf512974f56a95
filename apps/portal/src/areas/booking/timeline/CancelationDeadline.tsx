import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { messages } from './messages.ts';
import { isBooking, type Visit } from './visit.ts';

/**
 * Says until when a visit can be canceled for free, or what canceling costs by now; null if neither
 * applies.
 */
export function CancelationDeadline({ visit, present }: { visit: Visit; present: Date }) {
  const { locale } = useIntl();
  const { freeCancelationUntil, cancelableUntil, lateCancelation, studio } = visit;
  if (isBooking(visit) && visit.onWaitingList) return null;
  if (freeCancelationUntil && freeCancelationUntil > present) {
    const until = formatMoment(freeCancelationUntil, locale, studio.zoneId, { inSentence: true });
    return <FormattedMessage {...messages.freeUntil} values={{ until }} />;
  }
  if (!cancelableUntil || cancelableUntil <= present) return null;
  if (lateCancelation.fee)
    return (
      <FormattedMessage
        {...messages.costsNow}
        values={{ fee: formatPrice(lateCancelation.fee, locale) }}
      />
    );
  return lateCancelation.consequence === 'FORFEITED' ? (
    <FormattedMessage {...messages.forfeitsNow} />
  ) : null;
}
