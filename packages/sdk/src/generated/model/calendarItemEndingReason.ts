/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Why. CANCELED is by whoever booked it, WAITING_LIST_ENDED that no place came up in time, NOT_CONFIRMED that a trial session was not confirmed in time, PAYMENT_FAILED that the bank did not pay in the end.
 */
export type CalendarItemEndingReason = typeof CalendarItemEndingReason[keyof typeof CalendarItemEndingReason];


export const CalendarItemEndingReason = {
  CANCELED: 'CANCELED',
  CANCELED_BY_STUDIO: 'CANCELED_BY_STUDIO',
  WAITING_LIST_ENDED: 'WAITING_LIST_ENDED',
  NOT_CONFIRMED: 'NOT_CONFIRMED',
  PAYMENT_FAILED: 'PAYMENT_FAILED',
} as const;
