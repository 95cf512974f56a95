/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * TO_BE_CONFIRMED while the slot is only held, until the person follows the link in the mail.
 */
export type TrialBookingState = typeof TrialBookingState[keyof typeof TrialBookingState];


export const TrialBookingState = {
  TO_BE_CONFIRMED: 'TO_BE_CONFIRMED',
  CONFIRMED: 'CONFIRMED',
} as const;
