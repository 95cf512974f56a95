import type { CalendarItem } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useNow } from '../../../lib/dates/useNow.ts';
import { flowMessages } from '../../checkout/flow/flowMessages.ts';
import { waitingMessages } from '../../checkout/summary/waitingMessages.ts';

/**
 * Explains a waiting list place: the deadline for getting a place, its price, and the deadline for
 * leaving the list.
 */
export function WaitingListInfo({ item }: { item: CalendarItem }) {
  const intl = useIntl();
  const present = useNow();
  const { waitingListUntil, price, cancelableUntil, studio } = item;
  const moment = (at: Date) => <Moment at={at} zone={studio.zoneId} inSentence />;
  return (
    <>
      {waitingListUntil && (
        <FormattedMessage
          {...waitingMessages.waitingUntil}
          values={{ until: moment(waitingListUntil) }}
        />
      )}
      {price && price.amount > 0 && (
        <>
          {' '}
          <FormattedMessage
            {...waitingMessages.waitingFee}
            values={{ price: formatPrice(price, intl.locale) }}
          />
        </>
      )}{' '}
      {cancelableUntil && cancelableUntil > present && (
        <FormattedMessage
          {...flowMessages.waitingFree}
          values={{ until: moment(cancelableUntil) }}
        />
      )}
    </>
  );
}
