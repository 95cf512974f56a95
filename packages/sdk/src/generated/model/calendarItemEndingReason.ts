/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * CANCELED by the customer; WAITING_LIST_ENDED without a free place in time; NOT_CONFIRMED for a trial session that was not confirmed in time; PAYMENT_FAILED after the bank rejected the payment.
 */
export type CalendarItemEndingReason = typeof CalendarItemEndingReason[keyof typeof CalendarItemEndingReason];


export const CalendarItemEndingReason = {
  CANCELED: 'CANCELED',
  CANCELED_BY_STUDIO: 'CANCELED_BY_STUDIO',
  WAITING_LIST_ENDED: 'WAITING_LIST_ENDED',
  NOT_CONFIRMED: 'NOT_CONFIRMED',
  PAYMENT_FAILED: 'PAYMENT_FAILED',
} as const;
