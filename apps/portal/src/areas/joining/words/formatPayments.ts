import type { ContractPriceLine, Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { subtractMoney, multiplyMoney } from '../../../lib/dates/money.ts';
import { contractMessages } from './contractMessages.ts';

type Line = Pick<ContractPriceLine, 'payments' | 'price' | 'totalPrice'>;

const absolute = ({ amount, currency }: Money): Money => ({ amount: Math.abs(amount), currency });

/**
 * Formats how a price line reaches its total: "53 × €17.90", or "52 × €17.90 + €8.95" if one
 * payment covers part of a period. Omits the sign of discounts, which the total shows.
 * @returns empty for a single payment, or if several payments are partial, since only the total is
 * correct then
 */
export function formatPayments({ payments, price, totalPrice }: Line, intl: IntlShape): string {
  if (payments === 1) return '';
  const [each, total] = [absolute(price), absolute(totalPrice)];
  const format = (amount: Money) => formatPrice(amount, intl.locale);
  if (multiplyMoney(each, payments).amount === total.amount)
    return intl.formatMessage(contractMessages.payments, { count: payments, price: format(each) });
  const part = subtractMoney(total, multiplyMoney(each, payments - 1));
  if (part.amount <= 0 || part.amount >= each.amount) return '';
  return intl.formatMessage(contractMessages.paymentsAndPart, {
    count: payments - 1,
    price: format(each),
    part: format(part),
  });
}
