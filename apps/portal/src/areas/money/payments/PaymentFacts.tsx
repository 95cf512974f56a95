import Typography from '@mui/material/Typography';
import type { PaymentWithDetails } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatVoucherRefund } from '../../booking/bookings/formatVoucherRefund.ts';
import { instrumentName } from '../../checkout/instruments/instrumentName.ts';
import { PaymentMark } from '../../checkout/instruments/PaymentMark.tsx';
import { paymentMethods } from '../../checkout/instruments/paymentMethods.ts';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { messages } from './messages.ts';
import { paymentStates } from './paymentStates.ts';

/** Amount, state with explanation, time, method and studio of a payment. */
export function PaymentFacts({ payment }: { payment: PaymentWithDetails }) {
  const intl = useIntl();
  const { id, amount, state, studio, paymentDetails, paymentRefundInformation } = payment;
  const { paymentMethod, paymentInstrument, bookingDate } = paymentDetails;
  const { refundable, refundedAmount, voucherRefund } = paymentRefundInformation;
  const { name, text } = paymentStates[state];
  const facts: Fact[] = [
    [messages.amount, <strong key="amount">{formatPrice(amount, intl.locale)}</strong>],
    [
      messages.state,
      <span key="state">
        <strong>
          <FormattedMessage {...name} />
        </strong>
        <br />
        <Typography variant="body2" component="span" color="textSecondary">
          <FormattedMessage {...text} />
          {voucherRefund && !refundable && ` ${formatVoucherRefund(voucherRefund, 'done', intl)}`}
        </Typography>
      </span>,
    ],
    ...(refundedAmount
      ? [[messages.refunded, formatPrice(refundedAmount, intl.locale)] as const]
      : []),
    [messages.date, <Moment key="date" at={bookingDate} zone={studio.zoneId} />],
    [
      messages.method,
      <span key="method">
        <PaymentMark of={paymentMethod} brand={paymentInstrument?.brand ?? null} />{' '}
        {paymentInstrument ? (
          instrumentName(paymentInstrument, intl)
        ) : (
          <FormattedMessage {...paymentMethods[paymentMethod].name} />
        )}
      </span>,
    ],
    [messages.studio, studio.name],
    [messages.reference, id.slice(0, 8).toUpperCase()],
  ];
  return <FactList facts={facts} />;
}
