/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * State of the booking.
 */
export type BookedItemParticipantStatus = typeof BookedItemParticipantStatus[keyof typeof BookedItemParticipantStatus];


export const BookedItemParticipantStatus = {
  BOOKED: 'BOOKED',
  WAITING: 'WAITING',
  CANCELED: 'CANCELED',
  ATTENDED: 'ATTENDED',
  NO_SHOW: 'NO_SHOW',
} as const;
