/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Why it cannot, the first reason of several; null when it can. WRONG_CATEGORY is for another kind of course or appointment.
 */
export type BookingOptionInvalidReason = typeof BookingOptionInvalidReason[keyof typeof BookingOptionInvalidReason] | null;


export const BookingOptionInvalidReason = {
  USED_UP: 'USED_UP',
  EXPIRED: 'EXPIRED',
  NOT_YET_VALID: 'NOT_YET_VALID',
  WRONG_CATEGORY: 'WRONG_CATEGORY',
  WRONG_STUDIO: 'WRONG_STUDIO',
  TOO_MANY_BOOKINGS: 'TOO_MANY_BOOKINGS',
} as const;
