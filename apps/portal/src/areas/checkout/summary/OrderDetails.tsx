import Typography from '@mui/material/Typography';
import type { Money } from '@studio-portal/sdk/types';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatFullMoment } from '../../../lib/dates/moments.ts';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { useStudio } from '../../../lib/routes/StudioContext.tsx';
import type { Flow, Subject } from '../flow/Flow.ts';
import { flowMessages } from '../flow/flowMessages.ts';
import { formatChoices } from '../flow/formatChoices.ts';
import { OrderTerms } from '../flow/OrderTerms.tsx';
import { PriceLabel } from '../flow/PriceLabel.tsx';
import { isPayable } from '../flow/steps.ts';
import { useCancelationPromise } from '../flow/useCancelationPromise.tsx';
import type { VoucherShare } from '../payment/useVoucher.ts';
import { voucherMessages } from '../payment/voucherMessages.ts';
import { OrderLine } from './OrderLine.tsx';
import { WaitingTerms } from './WaitingTerms.tsx';

interface OrderDetailsProps {
  flow: Pick<Flow, 'texts'>;
  subject: Subject;
  price: Money;
  /** True if the order is for a place on the waiting list. */
  waits: boolean;
  /** Also accepts a place on the list after the end of free cancelation. */
  acceptsLate: boolean;
  voucher: VoucherShare | undefined;
}

/** Item, price and terms, which must be directly above an order button (legal: order button). */
export function OrderDetails(props: OrderDetailsProps) {
  const { flow, subject, price, waits, acceptsLate, voucher } = props;
  const intl = useIntl();
  const { studio } = useStudio();
  const { name, offer, when } = subject;
  const promise = useCancelationPromise(subject, waits, isPayable(price));
  return (
    <>
      <OrderLine
        item={subject}
        what={
          offer === undefined ? (
            name
          ) : (
            <FormattedMessage {...flowMessages.orderLine} values={{ offer, course: name }} />
          )
        }
        when={
          when
            ? formatFullMoment(when.start, intl.locale, studio.zoneId)
            : formatChoices(subject, intl)
        }
        price={<PriceLabel price={price} />}
        {...(voucher ? { voucher } : {})}
      />
      {waits && (
        <WaitingTerms
          until={subject.waitingUntil}
          freeUntil={subject.cancelableUntil}
          acceptsLate={acceptsLate}
          pays={{ price: voucher?.due ?? price }}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {isPayable(price) && <OrderTerms texts={flow.texts} />} {!waits && promise}
        {waits && voucher && (
          <FormattedMessage
            {...voucherMessages.waiting}
            values={{ amount: formatSum(voucher.amount, intl) }}
          />
        )}
      </Typography>
    </>
  );
}
