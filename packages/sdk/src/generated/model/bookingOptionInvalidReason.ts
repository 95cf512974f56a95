/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * First reason why it is invalid; null if valid. WRONG_CATEGORY means another kind of course or appointment, PAUSED an idle period of the contract on that day, ACCESS_REFUSED that the studio refuses entry (getAccessRefusalStatus), BLOCKED that missed bookings block the member (checkIfEntranceBlocked).
 */
export type BookingOptionInvalidReason = typeof BookingOptionInvalidReason[keyof typeof BookingOptionInvalidReason] | null;


export const BookingOptionInvalidReason = {
  USED_UP: 'USED_UP',
  EXPIRED: 'EXPIRED',
  NOT_YET_VALID: 'NOT_YET_VALID',
  WRONG_CATEGORY: 'WRONG_CATEGORY',
  WRONG_STUDIO: 'WRONG_STUDIO',
  TOO_MANY_BOOKINGS: 'TOO_MANY_BOOKINGS',
  PAUSED: 'PAUSED',
  ACCESS_REFUSED: 'ACCESS_REFUSED',
  BLOCKED: 'BLOCKED',
} as const;
