/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * CLAIM is owed, PAYMENT was paid, REVERSAL is owed again since the bank has sent a payment back.
 */
export type BookingEntryType = typeof BookingEntryType[keyof typeof BookingEntryType];


export const BookingEntryType = {
  CLAIM: 'CLAIM',
  PAYMENT: 'PAYMENT',
  REVERSAL: 'REVERSAL',
} as const;
