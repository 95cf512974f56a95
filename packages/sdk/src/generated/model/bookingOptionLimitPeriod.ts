/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Length of a period in the studio's time zone: WEEK begins on Monday, MONTH on the first, TERM with each term of the contract.
 */
export type BookingOptionLimitPeriod = typeof BookingOptionLimitPeriod[keyof typeof BookingOptionLimitPeriod];


export const BookingOptionLimitPeriod = {
  DAY: 'DAY',
  WEEK: 'WEEK',
  MONTH: 'MONTH',
  TERM: 'TERM',
} as const;
