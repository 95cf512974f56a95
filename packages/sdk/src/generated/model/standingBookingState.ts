/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * PAUSED by the member; ENDED after two missed classes in a row.
 */
export type StandingBookingState = typeof StandingBookingState[keyof typeof StandingBookingState];


export const StandingBookingState = {
  ACTIVE: 'ACTIVE',
  PAUSED: 'PAUSED',
  ENDED: 'ENDED',
} as const;
