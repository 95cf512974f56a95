import type { VoucherPayment } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { voucherMessages } from '../../checkout/payment/voucherMessages.ts';

/** Formats what a voucher pays and what is left on it: "€20.00, €5.00 left on it". */
export const formatVoucher = ({ amount, rest }: VoucherPayment, intl: IntlShape): string =>
  intl.formatList(
    [
      formatSum(amount, intl),
      intl.formatMessage(voucherMessages.left, { rest: formatSum(rest, intl) }),
    ],
    { type: 'unit' },
  );
