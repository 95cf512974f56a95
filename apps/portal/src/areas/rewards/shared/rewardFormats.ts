import type { RewardChoice, RewardGrant } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/**
 * Formats the value of a reward: "2 weeks for free", "€20.00"; undefined if it has no numeric
 * value.
 */
export function formatRewardValue(
  { amount, period }: Pick<RewardChoice, 'amount' | 'period'>,
  intl: IntlShape,
): string | undefined {
  if (period) return intl.formatMessage(messages.free, { term: formatTerm(period, intl) });
  return amount ? formatPrice(amount, intl.locale) : undefined;
}

/** Describes a granted reward and where to find it. */
export function formatGrant(grant: RewardGrant, intl: IntlShape): string {
  const { type, amount, startDate, endDate, voucherCode } = grant;
  const day = (date: Date) => formatDay(fromWire(date), intl.locale, { dateStyle: 'long' });
  if (startDate && endDate)
    return intl.formatMessage(messages.gotFree, { start: day(startDate), end: day(endDate) });
  if (voucherCode !== null) return intl.formatMessage(messages.gotVoucher, { code: voucherCode });
  if (!amount) return intl.formatMessage(messages.gotOther);
  return intl.formatMessage(
    type === 'CONSUMPTION_CREDIT' ? messages.gotCredit : messages.gotMoney,
    { amount: formatPrice(amount, intl.locale) },
  );
}
