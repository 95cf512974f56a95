import type { CalendarItem } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { bookingMessages } from './bookingMessages.ts';
import { formatVoucherRefund } from './formatVoucherRefund.ts';

type Ending = NonNullable<CalendarItem['ending']>;

/** Users who canceled themselves need no reason. */
const reasons = {
  CANCELED: undefined,
  CANCELED_BY_STUDIO: bookingMessages.endedByStudio,
  WAITING_LIST_ENDED: bookingMessages.endedWaiting,
  NOT_CONFIRMED: bookingMessages.endedUnconfirmed,
  PAYMENT_FAILED: bookingMessages.endedUnpaid,
} satisfies Record<Ending['reason'], MessageDescriptor | undefined>;

/**
 * Explains why a booking ended and what was refunded or returned; empty if there is nothing to say.
 */
export function formatEnding(
  { ending, price, paidWith }: Pick<CalendarItem, 'ending' | 'price' | 'paidWith'>,
  intl: IntlShape,
): string {
  if (!ending) return '';
  const { reason, refund, voucherRefund, releasedEntitlement } = ending;
  const reasonMessage = reasons[reason];
  const wasHeld = reason === 'WAITING_LIST_ENDED' && price !== null && price.amount > 0;
  return [
    ...(reasonMessage ? [intl.formatMessage(reasonMessage)] : []),
    ...(refund
      ? [intl.formatMessage(bookingMessages.refunded, { price: formatPrice(refund, intl.locale) })]
      : []),
    ...(voucherRefund ? [formatVoucherRefund(voucherRefund, 'done', intl)] : []),
    ...(wasHeld && !refund ? [intl.formatMessage(bookingMessages.notCharged)] : []),
    ...(releasedEntitlement && paidWith !== null
      ? [intl.formatMessage(bookingMessages.visitReturned, { name: paidWith })]
      : []),
  ].join(' ');
}
