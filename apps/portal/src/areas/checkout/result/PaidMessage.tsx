import type { OnlinePaymentMethod } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import { instrumentName } from '../instruments/instrumentName.ts';
import type { Order } from '../flow/Flow.ts';
import { voucherMessages } from '../payment/voucherMessages.ts';
import { waitingMessages } from '../summary/waitingMessages.ts';
import { resultMessages } from './resultMessages.ts';
import { isPayable } from '../flow/steps.ts';

/**
 * Returns the message about the payment of a successful order; undefined if there is nothing to
 * say.
 */
export function paidMessage(order: Order): MessageDescriptor | undefined {
  const { booking, price, paymentMethod, charged, voucher, amountDue } = order;
  // A free purchase without a visit was already described as free.
  if (!isPayable(price)) return booking ? resultMessages.nothingToPay : undefined;
  if (voucher && amountDue?.amount === 0) return voucherMessages.paid;
  if (charged) return chargedMessage(paymentMethod);
  // Neither charged nor waiting means that it was refunded; the list of payments has the details.
  if (!booking?.onWaitingList) return undefined;
  return voucher ? waitingMessages.waitingFee : resultMessages.waitingPaidText;
}

/** Renders the message about the payment. */
export function PaidMessage({ order, message }: { order: Order; message: MessageDescriptor }) {
  const intl = useIntl();
  const { studio } = useStudio();
  const { price, amountDue = price, voucher, paymentInstrument, subject } = order;
  const { cancelableUntil } = subject;
  const values = {
    price: formatPrice(amountDue, intl.locale),
    card: paymentInstrument ? instrumentName(paymentInstrument, intl) : '',
    until: cancelableUntil && <Moment at={cancelableUntil} zone={studio.zoneId} inSentence />,
    ...(voucher
      ? {
          amount: formatSum(voucher.amount, intl),
          rest: formatSum(voucher.rest, intl),
        }
      : {}),
  };
  return (
    <>
      <FormattedMessage {...message} values={values} />
      {voucher && message !== voucherMessages.paid && (
        <>
          <br />
          <FormattedMessage {...voucherMessages.paid} values={values} />
        </>
      )}
    </>
  );
}

/** Distinguishes pending debits and payments by a service. */
function chargedMessage(method: OnlinePaymentMethod | null): MessageDescriptor {
  if (method === 'DIRECT_DEBIT') return resultMessages.debited;
  return method === 'FINION_PAY' ? resultMessages.paidLater : resultMessages.paid;
}
