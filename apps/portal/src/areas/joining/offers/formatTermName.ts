import type { ContractOfferTerm } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';
import { formatTerm } from '../../../lib/i18n/formatTerm.ts';
import { messages } from './messages.ts';
import { termLength } from './termLength.ts';

type PaidTerm = Pick<ContractOfferTerm, 'id' | 'term' | 'paymentFrequency'>;

/**
 * Formats the length of a term, and adds the payment frequency if another term is as long: "12
 * months, paid monthly", "12 months, paid at once".
 * @param terms all terms of the offer
 */
export function formatTermName(
  { id, term, paymentFrequency }: PaidTerm,
  terms: readonly PaidTerm[],
  intl: IntlShape,
): string {
  const length = formatTerm(term, intl);
  if (!terms.some((other) => other.id !== id && termLength(other.term) === termLength(term)))
    return length;
  return termLength(paymentFrequency) >= termLength(term)
    ? intl.formatMessage(messages.paidAtOnce, { length })
    : intl.formatMessage(messages.paidEvery, {
        length,
        count: paymentFrequency.term,
        unit: paymentFrequency.termUnit,
      });
}
