import {
  formatLongDay,
  formatRecurringPrice,
  formatExtension,
  formatFrequency,
} from '../words/contractFormats.ts';
import { contractMessages } from '../words/contractMessages.ts';
import type { ContractOfferTerm } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/**
 * Cost and commitment of a term: payments, total with all fees, first and last day, notice period
 * and extension.
 */
export function TermFacts({ term }: { term: ContractOfferTerm }) {
  const intl = useIntl();
  const { price, paymentFrequency, totalPrice, contractStartDate, firstEndDate } = term;
  const { noticePeriod, extension } = term;
  const fees = formatFees(term, intl);
  const discounts = formatDiscounts(term, intl);
  const facts: Fact[] = [
    [contractMessages.payment, formatRecurringPrice(price, paymentFrequency, intl)],
    ...(fees.length > 0 ? [[messages.fees, lines(fees)] as const] : []),
    ...(discounts.length > 0 ? [[messages.discounts, lines(discounts)] as const] : []),
    [contractMessages.total, <strong key="total">{formatPrice(totalPrice, intl.locale)}</strong>],
    [contractMessages.start, formatLongDay(contractStartDate, intl)],
    [contractMessages.firstEnd, formatLongDay(firstEndDate, intl)],
    ...(extension.type === 'NONE'
      ? []
      : [[contractMessages.notice, formatTerm(noticePeriod, intl)] as const]),
    [contractMessages.after, formatExtension(extension, intl)],
  ];
  return <FactList facts={facts} />;
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => (
    <span key={text} style={{ display: 'block' }}>
      {text}
    </span>
  ));

const formatFees = ({ flatFees }: ContractOfferTerm, intl: IntlShape): string[] =>
  flatFees.map(({ name, price, paymentFrequency }) => {
    const values = { name, price: formatPrice(price, intl.locale) };
    return paymentFrequency === null
      ? intl.formatMessage(messages.once, values)
      : intl.formatMessage(messages.againAndAgain, {
          ...values,
          frequency: formatFrequency(paymentFrequency, intl),
        });
  });

const formatDiscounts = ({ discounts }: ContractOfferTerm, intl: IntlShape): string[] =>
  discounts.map(({ name, price, payments }) => {
    const amount = formatPrice(price, intl.locale);
    const off =
      payments === 1
        ? amount
        : intl.formatMessage(contractMessages.payments, { count: payments, price: amount });
    return intl.formatMessage(messages.discount, { name, price: off });
  });
