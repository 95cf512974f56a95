import {
  formatLongDay,
  formatRecurringPrice,
  formatExtension,
  formatFrequency,
} from '../words/contractFormats.ts';
import { contractMessages } from '../words/contractMessages.ts';
import type { ContractOffer, ContractOfferTerm } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/**
 * Cost and commitment of a term: payments, total with all fees, first end date, notice period and
 * extension.
 */
export function TermFacts({ term }: { term: ContractOfferTerm }) {
  const intl = useIntl();
  const { price, paymentFrequency, totalPrice, firstEndDate, noticePeriod, extension } = term;
  const extra = [...formatFees(term, intl), ...formatDiscounts(term, intl)];
  const facts: Fact[] = [
    [contractMessages.payment, formatRecurringPrice(price, paymentFrequency, intl)],
    ...(extra.length > 0 ? [[messages.fees, lines(extra)] as const] : []),
    [contractMessages.total, <strong key="total">{formatPrice(totalPrice, intl.locale)}</strong>],
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

/** Returns the names of the modules that every term of an offer includes. */
export const includedModules = ({ lowestTerm }: ContractOffer): string[] =>
  lowestTerm.modules.filter(({ included }) => included).map(({ name }) => name);
