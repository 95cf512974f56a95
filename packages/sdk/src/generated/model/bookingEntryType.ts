/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * CLAIM is a claim, PAYMENT a payment, REVERSAL a claim renewed after the bank or a voucher got a payment back.
 */
export type BookingEntryType = typeof BookingEntryType[keyof typeof BookingEntryType];


export const BookingEntryType = {
  CLAIM: 'CLAIM',
  PAYMENT: 'PAYMENT',
  REVERSAL: 'REVERSAL',
} as const;
