import { dayWords, everyWords, extensionWords, frequencyWords } from '../words/contractWords.ts';
import { contractMessages } from '../words/contractMessages.ts';
import type { ContractOffer, ContractOfferTerm } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { type Fact, FactList } from '../../../lib/page/FactList.tsx';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';

/** What a term costs and how long it binds: payments, total with all fees, first end date, notice period, what comes after. */
export function TermFacts({ term }: { term: ContractOfferTerm }) {
  const intl = useIntl();
  const { price, paymentFrequency, totalPrice, firstEndDate, noticePeriod, extension } = term;
  const extra = [...feesOf(term, intl), ...discountsOf(term, intl)];
  const facts: Fact[] = [
    [contractMessages.payment, everyWords(price, paymentFrequency, intl)],
    ...(extra.length > 0 ? [[messages.fees, lines(extra)] as const] : []),
    [contractMessages.total, <strong key="total">{formatPrice(totalPrice, intl.locale)}</strong>],
    [contractMessages.firstEnd, dayWords(firstEndDate, intl)],
    ...(extension.type === 'NONE'
      ? []
      : [[contractMessages.notice, formatTerm(noticePeriod, intl)] as const]),
    [contractMessages.after, extensionWords(extension, intl)],
  ];
  return <FactList facts={facts} />;
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => (
    <span key={text} style={{ display: 'block' }}>
      {text}
    </span>
  ));

const feesOf = ({ flatFees }: ContractOfferTerm, intl: IntlShape): string[] =>
  flatFees.map(({ name, price, paymentFrequency }) => {
    const values = { name, price: formatPrice(price, intl.locale) };
    return paymentFrequency === null
      ? intl.formatMessage(messages.once, values)
      : intl.formatMessage(messages.againAndAgain, {
          ...values,
          frequency: frequencyWords(paymentFrequency, intl),
        });
  });

const discountsOf = ({ discounts }: ContractOfferTerm, intl: IntlShape): string[] =>
  discounts.map(({ name, price, payments }) => {
    const amount = formatPrice(price, intl.locale);
    const off =
      payments === 1
        ? amount
        : intl.formatMessage(contractMessages.payments, { count: payments, price: amount });
    return intl.formatMessage(messages.discount, { name, price: off });
  });

/** Names of what comes with an offer, whichever term is chosen. */
export const includedIn = ({ lowestTerm }: ContractOffer): string[] =>
  lowestTerm.modules.filter(({ included }) => included).map(({ name }) => name);
