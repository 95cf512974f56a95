import { refundPayment } from '@studio-portal/sdk/api/payments';
import type { Money, PaymentWithDetails } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import { LoadingButton } from '@studio-portal/ui/LoadingButton';
import { useConfirm } from '@studio-portal/ui/useConfirm';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatVoucherRefund } from '../../booking/bookings/formatVoucherRefund.ts';
import { instrumentName } from '../../checkout/instruments/instrumentName.ts';
import { paymentMethods } from '../../checkout/instruments/paymentMethods.ts';
import { useApiMutation } from '../../../lib/api/cache/useApiMutation.ts';
import { formatMoment } from '../../../lib/dates/moments.ts';
import { useNotifiedAction } from '../../../lib/page/useNotifiedAction.ts';
import { messages } from './messages.ts';
import { paymentStates } from './paymentStates.ts';

interface RefundButtonProps {
  payment: PaymentWithDetails;
  /** Amount of the refund. */
  amount: Money;
}

/**
 * Refunds a payment after stating which bookings it cancels and where the money goes (legal:
 * "before confirming").
 */
export function RefundButton({ payment, amount }: RefundButtonProps) {
  const intl = useIntl();
  const confirm = useConfirm();
  const { mutateAsync, isPending } = useApiMutation(['refundPayment'], {
    mutationFn: () => refundPayment(payment.id),
  });
  const { studio, paymentDetails, paymentRefundInformation } = payment;
  const { paymentInstrument, paymentMethod } = paymentDetails;
  const price = formatPrice(amount, intl.locale);
  const run = useNotifiedAction(studio.zoneId);
  const handleClick = () => {
    const bookings = paymentRefundInformation.appointments.map(
      ({ name, startDateTime }) =>
        `${name}, ${formatMoment(startDateTime, intl.locale, studio.zoneId, { inSentence: true })}`,
    );
    const method = paymentInstrument
      ? instrumentName(paymentInstrument, intl)
      : intl.formatMessage(paymentMethods[paymentMethod].name);
    const consequences =
      bookings.length > 0
        ? [intl.formatMessage(messages.questionText, { bookings: intl.formatList(bookings) })]
        : [intl.formatMessage(messages.questionPurchase)];
    // A pending debit is stopped: no money was taken, so none is refunded.
    const money =
      payment.state === 'PENDING'
        ? []
        : [intl.formatMessage(messages.questionMoney, { price, method })];
    const { voucherRefund } = paymentRefundInformation;
    const voucher = voucherRefund ? [formatVoucherRefund(voucherRefund, 'due', intl)] : [];
    run(() =>
      confirm({
        title: intl.formatMessage(messages.question, { price }),
        content: [...consequences, ...money, ...voucher].join(' '),
        tone: 'danger',
        action: async () => {
          const { state } = await mutateAsync();
          return {
            title:
              state === 'CANCELED'
                ? intl.formatMessage(paymentStates.CANCELED.text)
                : intl.formatMessage(messages.done, { price }),
          };
        },
      }),
    );
  };
  return (
    <LoadingButton
      variant="outlined"
      loading={isPending}
      onClick={handleClick}
      sx={{ justifySelf: 'start' }}
    >
      <FormattedMessage {...messages.refund} />
    </LoadingButton>
  );
}
