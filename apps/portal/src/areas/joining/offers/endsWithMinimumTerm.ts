import type { ContractOfferTerm, Term } from '@studio-portal/sdk/types';

/** The fewest and the most days of a unit. */
const days = {
  DAY: [1, 1],
  WEEK: [7, 7],
  MONTH: [28, 31],
  YEAR: [365, 366],
} as const satisfies Record<Term['termUnit'], readonly [number, number]>;

/**
 * Whether a contract that is canceled on the day it is signed ends with its minimum term: its notice fits in there, however long the months
 * are. Not asked of one that ends by itself.
 */
export function endsWithMinimumTerm({
  term,
  noticePeriod,
  extension,
}: Pick<ContractOfferTerm, 'term' | 'noticePeriod' | 'extension'>): boolean {
  if (extension.type === 'NONE') return false;
  const [least] = days[term.termUnit];
  const [, most] = days[noticePeriod.termUnit];
  return noticePeriod.term * most < term.term * least;
}
