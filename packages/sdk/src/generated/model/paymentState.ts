/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * RESERVED is authorized while the buyer is on the waiting list, PENDING is in progress (a direct debit may still be returned), PAID has arrived, RETURNED was returned by the bank, REFUND_PENDING is being refunded, REFUNDED has been refunded, CANCELED was authorized and released.
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
