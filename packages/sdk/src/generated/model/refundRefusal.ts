/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Why nothing can be given back: NOT_CHARGED since nothing was taken, ALREADY_REFUNDED, RETURNED since the bank has sent it back, TOO_LATE for what was booked, or NOT_CANCELABLE since what was bought stays bought or is canceled.
 */
export type RefundRefusal = typeof RefundRefusal[keyof typeof RefundRefusal];


export const RefundRefusal = {
  NOT_CHARGED: 'NOT_CHARGED',
  ALREADY_REFUNDED: 'ALREADY_REFUNDED',
  RETURNED: 'RETURNED',
  TOO_LATE: 'TOO_LATE',
  NOT_CANCELABLE: 'NOT_CANCELABLE',
} as const;
