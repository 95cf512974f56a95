/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * RESERVED is held while the buyer waits for a place, PENDING is on its way (a direct debit may still come back), PAID has arrived, RETURNED came back from the bank, REFUND_PENDING is on its way back and REFUNDED has been given back, CANCELED was reserved and let go.
 */
export type PaymentState = typeof PaymentState[keyof typeof PaymentState];


export const PaymentState = {
  RESERVED: 'RESERVED',
  PENDING: 'PENDING',
  PAID: 'PAID',
  RETURNED: 'RETURNED',
  REFUND_PENDING: 'REFUND_PENDING',
  REFUNDED: 'REFUNDED',
  CANCELED: 'CANCELED',
} as const;
