import type { ContractOfferTerm, Term } from '@studio-portal/sdk/types';

/** Minimum and maximum number of days of a unit. */
const days = {
  DAY: [1, 1],
  WEEK: [7, 7],
  MONTH: [28, 31],
  YEAR: [365, 366],
} as const satisfies Record<Term['termUnit'], readonly [number, number]>;

/**
 * Returns whether a contract canceled on the day of signing ends with its minimum term, that is,
 * whether the notice period fits in regardless of the lengths of months. Always false for contracts
 * that end by themselves.
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
