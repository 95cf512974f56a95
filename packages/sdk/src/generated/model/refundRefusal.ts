/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Reason why no refund is possible: NOT_CHARGED, nothing was charged; ALREADY_REFUNDED; RETURNED, the bank has returned the payment; TOO_LATE for the booking or the return of a purchase; NOT_CANCELABLE, the purchase is final, used or already canceled.
 */
export type RefundRefusal = typeof RefundRefusal[keyof typeof RefundRefusal];


export const RefundRefusal = {
  NOT_CHARGED: 'NOT_CHARGED',
  ALREADY_REFUNDED: 'ALREADY_REFUNDED',
  RETURNED: 'RETURNED',
  TOO_LATE: 'TOO_LATE',
  NOT_CANCELABLE: 'NOT_CANCELABLE',
} as const;
