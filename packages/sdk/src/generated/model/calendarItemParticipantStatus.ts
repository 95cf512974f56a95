/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * State of the booking.
 */
export type CalendarItemParticipantStatus = typeof CalendarItemParticipantStatus[keyof typeof CalendarItemParticipantStatus];


export const CalendarItemParticipantStatus = {
  BOOKED: 'BOOKED',
  WAITING: 'WAITING',
  CANCELED: 'CANCELED',
  ATTENDED: 'ATTENDED',
  NO_SHOW: 'NO_SHOW',
} as const;
