import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { instrumentName } from '../instruments/instrumentName.ts';
import type { Order } from '../flow/Flow.ts';
import { resultMessages } from './resultMessages.ts';
import { costs } from '../flow/steps.ts';

/** What is to be said of the money of an order that came to its good end; undefined where there is nothing to tell. */
export function paidMessage(order: Order): MessageDescriptor | undefined {
  const { booking, price, paymentMethod, charged } = order;
  // What is no visit, and free, has been said to be.
  if (!costs(price)) return booking ? resultMessages.nothingToPay : undefined;
  if (charged) return paidBy(paymentMethod);
  // What is neither charged nor waits has come back since: the list of payments says what of it.
  return booking?.onWaitingList ? resultMessages.waitingPaidText : undefined;
}

/** What has become of the money, in words. */
export function PaidWords({ order, message }: { order: Order; message: MessageDescriptor }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { price, paymentInstrument, subject } = order;
  const { cancelableUntil } = subject;
  return (
    <FormattedMessage
      {...message}
      values={{
        price: formatPrice(price, intl.locale),
        card: paymentInstrument ? instrumentName(paymentInstrument, intl) : '',
        until: cancelableUntil && <Moment at={cancelableUntil} zone={studio.zoneId} inSentence />,
      }}
    />
  );
}

/** A debit is still on its way, and a service has paid in the reader's place. */
function paidBy(method: OnlinePaymentMethod | null): MessageDescriptor {
  if (method === 'DIRECT_DEBIT') return resultMessages.debited;
  return method === 'FINION_PAY' ? resultMessages.paidLater : resultMessages.paid;
}
