import type { VoucherRefund } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { voucherRefundMessages } from './voucherRefundMessages.ts';

/**
 * Formats what goes back to a voucher as a sentence.
 * @param tense due: before the cancelation; done: after it
 */
export const formatVoucherRefund = (
  { amount, maskedCode }: VoucherRefund,
  tense: keyof typeof voucherRefundMessages,
  intl: IntlShape,
): string =>
  intl.formatMessage(voucherRefundMessages[tense], {
    amount: formatPrice(amount, intl.locale),
    code: maskedCode,
  });
