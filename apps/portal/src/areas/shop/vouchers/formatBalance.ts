import type { VoucherBalance } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { formatSum } from '../../../lib/i18n/formatSum.ts';

/** Formats what is left of a voucher for messages with {rest} and {amount}. */
export const formatBalance = (
  { amount, rest }: Pick<VoucherBalance, 'amount' | 'rest'>,
  intl: IntlShape,
) => ({ rest: formatSum(rest, intl), amount: formatSum(amount, intl) });
