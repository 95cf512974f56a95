import type { ContractExtension, Money, Term } from '@studio-portal/sdk/types';
import { formatPrice } from '@studio-portal/ui/formatPrice';
import type { IntlShape } from 'react-intl';
import { formatDay, fromWire } from '../../../lib/dates/dates.ts';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { contractMessages } from './contractMessages.ts';

/** Describes in a sentence what happens after the minimum term (legal: term). */
export function formatExtension(
  { term, noticePeriod }: ContractExtension,
  intl: IntlShape,
): string {
  if (noticePeriod === null) return intl.formatMessage(contractMessages.endsItself);
  const notice = formatTerm(noticePeriod, intl);
  return term === null
    ? intl.formatMessage(contractMessages.indefinite, { notice })
    : intl.formatMessage(contractMessages.renews, { term: formatTerm(term, intl), notice });
}

/** Formats a payment frequency: "every 2 weeks". */
export const formatFrequency = ({ term, termUnit }: Term, intl: IntlShape): string =>
  intl.formatMessage(contractMessages.frequency, { count: term, unit: termUnit });

/** Formats a recurring price: "€17.90 every 2 weeks". */
export const formatRecurringPrice = (price: Money, frequency: Term, intl: IntlShape): string =>
  intl.formatMessage(contractMessages.every, {
    price: formatPrice(price, intl.locale),
    frequency: formatFrequency(frequency, intl),
  });

/** Formats a calendar day with the month's full name. */
export const formatLongDay = (day: Date, intl: IntlShape): string =>
  formatDay(fromWire(day), intl.locale, { dateStyle: 'long' });
