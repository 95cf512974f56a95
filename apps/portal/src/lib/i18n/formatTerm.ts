import type { Term } from '@studio-portal/sdk/types';
import type { IntlShape } from 'react-intl';

const units = {
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
} as const satisfies Record<Term['termUnit'], string>;

/** Formats a duration: "12 months". */
export const formatTerm = ({ term, termUnit }: Term, intl: IntlShape): string =>
  intl.formatNumber(term, { style: 'unit', unit: units[termUnit], unitDisplay: 'long' });
