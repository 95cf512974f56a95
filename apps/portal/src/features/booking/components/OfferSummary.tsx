import { PriceText } from '@studio-portal/ui/PriceText';
import type { BookingOffer } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../../lib/Moment.tsx';
import { useStudio } from '../../../lib/studio/StudioContext.tsx';
import { flowMessages } from '../flowMessages.ts';
import type { OfferFlow } from '../hooks/useOfferFlow.ts';
import { messages } from '../messages.ts';
import { BookingSummary } from './BookingSummary.tsx';

/** The sum of an offer. */
export function OfferTotal({ offer }: { offer: BookingOffer }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { money } = offer.price;
  return (
    <PriceText
      amount={money?.amount ?? 0}
      currency={money?.currency ?? studio.currencyCode}
      locale={intl.locale}
      freeLabel={intl.formatMessage(messages.free)}
    />
  );
}

/** The card beside the steps of buying an offer. */
export function OfferSummary({ appointment, offer, waiting }: OfferFlow) {
  const { studio } = useStudio();
  const until = <Moment at={appointment.slot.cancelableUntil} zone={studio.zoneId} inSentence />;
  return (
    <BookingSummary
      course={appointment.course}
      pays={offer.name}
      total={<OfferTotal offer={offer} />}
      note={
        waiting ? (
          <FormattedMessage {...flowMessages.waitingNote} values={{ until }} />
        ) : (
          <FormattedMessage {...flowMessages.vat} />
        )
      }
    />
  );
}
