import type { ContractPriceLine, Money } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { subtractMoney, multiplyMoney } from '../../../lib/dates/money.ts';
import { contractMessages } from './contractMessages.ts';

type Line = Pick<ContractPriceLine, 'payments' | 'price' | 'totalPrice'>;

const absolute = ({ amount, currency }: Money): Money => ({ amount: Math.abs(amount), currency });

/**
 * How a line of a price comes to its total: "53 × €17.90", and where one payment is for a part of a period, "52 × €17.90 + €8.95".
 * What takes from the price is told without its sign, which stands before the total.
 * @returns empty for a single payment, and where several of them are for a part: then the total alone is right
 */
export function paymentsWords({ payments, price, totalPrice }: Line, intl: IntlShape): string {
  if (payments === 1) return '';
  const [each, total] = [absolute(price), absolute(totalPrice)];
  const words = (amount: Money) => formatPrice(amount, intl.locale);
  if (multiplyMoney(each, payments).amount === total.amount)
    return intl.formatMessage(contractMessages.payments, { count: payments, price: words(each) });
  const part = subtractMoney(total, multiplyMoney(each, payments - 1));
  if (part.amount <= 0 || part.amount >= each.amount) return '';
  return intl.formatMessage(contractMessages.paymentsAndPart, {
    count: payments - 1,
    price: words(each),
    part: words(part),
  });
}
