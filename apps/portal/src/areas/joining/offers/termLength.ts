import type { Term } from '@studio-portal/sdk/types';

/** Average length in twelfths of a day, so that 12 months are exactly a year. */
const lengths = { DAY: 12, WEEK: 7 * 12, MONTH: 365, YEAR: 12 * 365 } as const satisfies Record<
  Term['termUnit'],
  number
>;

/** Returns the average length of a term, for comparison with others. */
export const termLength = ({ term, termUnit }: Term): number => term * lengths[termUnit];

/** Returns whether a term ends before a monthly price has been paid once. */
export const isUnderAMonth = (term: Term): boolean => termLength(term) < lengths.MONTH;
