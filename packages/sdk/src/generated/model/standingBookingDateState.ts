/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * BOOKED by the standing booking; PENDING until booking opens; NOT_BOOKED for a reason.
 */
export type StandingBookingDateState = typeof StandingBookingDateState[keyof typeof StandingBookingDateState];


export const StandingBookingDateState = {
  BOOKED: 'BOOKED',
  PENDING: 'PENDING',
  NOT_BOOKED: 'NOT_BOOKED',
} as const;
