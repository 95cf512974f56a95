/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Unit of a term.
 */
export type TermUnit = typeof TermUnit[keyof typeof TermUnit];


export const TermUnit = {
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  YEAR: 'YEAR',
} as const;
