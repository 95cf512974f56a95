import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { multiplyMoney } from '../../../lib/dates/money.ts';
import type { VoucherShare } from '../payment/useVoucher.ts';
import { voucherMessages } from '../payment/voucherMessages.ts';
import { AnswerList } from './CheckAnswers.tsx';

interface OrderLineProps {
  what: ReactNode;
  /** Date and time, or the other choices; empty if there are none. */
  when: ReactNode;
  price: ReactNode;
  /** What a voucher pays, leaves and keeps; omitted without one. */
  voucher?: VoucherShare;
}

/** Item and price, directly above the order button (legal: order button). */
export function OrderLine({ what, when, price, voucher }: OrderLineProps) {
  const intl = useIntl();
  return (
    <AnswerList>
      <div>
        <dt>{what}</dt>
        {when !== '' && <dd>{when}</dd>}
        <dd>
          <strong>{price}</strong>
        </dd>
      </div>
      {voucher && (
        <>
          <div>
            <dt>
              <FormattedMessage {...voucherMessages.from} />
            </dt>
            <dd>
              <FormattedMessage
                {...voucherMessages.left}
                values={{ rest: formatSum(voucher.rest, intl) }}
              />
            </dd>
            <dd>{formatSum(multiplyMoney(voucher.amount, -1), intl)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage {...voucherMessages.due} />
            </dt>
            <dd>
              <strong>{formatSum(voucher.due, intl)}</strong>
            </dd>
          </div>
        </>
      )}
    </AnswerList>
  );
}
