import type { VoucherPayment } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';
import { voucherMessages } from '../../checkout/payment/voucherMessages.ts';

/** Formats what a voucher pays and what is left on it, if anything: "€20.00, €5.00 left on it". */
export function formatVoucher({ amount, rest }: VoucherPayment, intl: IntlShape): string {
  const paid = formatSum(amount, intl);
  if (rest.amount === 0) return paid;
  const left = intl.formatMessage(voucherMessages.left, { rest: formatSum(rest, intl) });
  return intl.formatList([paid, left], { type: 'unit' });
}
