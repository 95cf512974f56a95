import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { PaymentWithDetails, RefundRefusal } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { space } from '@studio-portal/ui/tokens';
import { ConfirmProvider } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { formatVoucherRefund } from '../../booking/bookings/formatVoucherRefund.ts';
import { Moment } from '../../../lib/dates/Moment.tsx';
import { Period } from '../../../lib/dates/Period.tsx';
import { messages } from './messages.ts';
import { RefundButton } from './RefundButton.tsx';

const Part = styled('section')({
  display: 'grid',
  gap: space(12),
  marginTop: space(32),
  '& p, & ul': { margin: 0 },
});

/** Reasons against a refund; null if the state of the payment says it already. */
const refusals = {
  NOT_CHARGED: null,
  ALREADY_REFUNDED: null,
  RETURNED: null,
  TOO_LATE: messages.tooLate,
  NOT_CANCELABLE: messages.notCancelable,
} satisfies Record<RefundRefusal, MessageDescriptor | null>;

/**
 * Shows whether and until when a payment can be refunded and what that cancels, with the refund
 * button.
 */
export function Refund({ payment }: { payment: PaymentWithDetails }) {
  const intl = useIntl();
  const { studio, paymentRefundInformation } = payment;
  const { refundable, refusal, refundableUntil, refundableAmount, voucherRefund, appointments } =
    paymentRefundInformation;
  const why = refusal && refusals[refusal];
  const price = refundableAmount && formatPrice(refundableAmount, intl.locale);
  const until = refundableUntil && <Moment at={refundableUntil} zone={studio.zoneId} inSentence />;
  if (!refundable && !why && appointments.length === 0) return null;
  return (
    <Part aria-labelledby="refund">
      <Typography id="refund" variant="h2">
        <FormattedMessage {...messages.refundTitle} />
      </Typography>
      {refundable && price && (
        <p>
          <FormattedMessage
            {...(until ? messages.refundable : messages.refundableAnytime)}
            values={{ price, until }}
          />
          {voucherRefund && ` ${formatVoucherRefund(voucherRefund, 'due', intl)}`}
        </p>
      )}
      {why && (
        <p>
          <FormattedMessage {...why} />
        </p>
      )}
      {appointments.length > 0 && (
        <>
          <p>
            <FormattedMessage {...(refundable ? messages.ends : messages.ended)} />
          </p>
          <ul>
            {appointments.map(({ name, startDateTime, endDateTime }) => (
              <li key={`${name}${startDateTime.toJSON()}`}>
                {name}, <Period start={startDateTime} end={endDateTime} zone={studio.zoneId} />
              </li>
            ))}
          </ul>
        </>
      )}
      {refundable && refundableAmount && (
        <ConfirmProvider
          confirmLabel={intl.formatMessage(messages.refund)}
          cancelLabel={intl.formatMessage(messages.keep)}
        >
          <RefundButton payment={payment} amount={refundableAmount} />
        </ConfirmProvider>
      )}
    </Part>
  );
}
