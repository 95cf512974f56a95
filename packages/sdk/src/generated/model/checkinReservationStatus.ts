/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * State of the reservation.
 */
export type CheckinReservationStatus = typeof CheckinReservationStatus[keyof typeof CheckinReservationStatus];


export const CheckinReservationStatus = {
  RESERVED: 'RESERVED',
  CANCELED: 'CANCELED',
} as const;
