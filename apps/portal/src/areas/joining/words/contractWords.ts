import type { ContractExtension, Money, Term } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { contractMessages } from './contractMessages.ts';

/** What happens when the minimum term is over, in one sentence (legal: term). */
export function extensionWords({ term, noticePeriod }: ContractExtension, intl: IntlShape): string {
  if (noticePeriod === null) return intl.formatMessage(contractMessages.endsItself);
  const notice = formatTerm(noticePeriod, intl);
  return term === null
    ? intl.formatMessage(contractMessages.indefinite, { notice })
    : intl.formatMessage(contractMessages.renews, { term: formatTerm(term, intl), notice });
}

/** How often something is paid: "every 2 weeks". */
export const frequencyWords = ({ term, termUnit }: Term, intl: IntlShape): string =>
  intl.formatMessage(contractMessages.frequency, { count: term, unit: termUnit });

/** How much is paid how often: "€17.90 every 2 weeks". */
export const everyWords = (price: Money, frequency: Term, intl: IntlShape): string =>
  intl.formatMessage(contractMessages.every, {
    price: formatPrice(price, intl.locale),
    frequency: frequencyWords(frequency, intl),
  });

/** A calendar day in full. */
export const dayWords = (day: Date, intl: IntlShape): string =>
  formatDay(fromWire(day), intl.locale, { dateStyle: 'long' });
