/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN can be paid, PAID was paid through the link, PAID_MEANWHILE was paid in another way, so that the balance is lower than requested, EXPIRED is too old, CANCELED was canceled by the studio.
 */
export type PaymentRequestState = typeof PaymentRequestState[keyof typeof PaymentRequestState];


export const PaymentRequestState = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  PAID_MEANWHILE: 'PAID_MEANWHILE',
  EXPIRED: 'EXPIRED',
  CANCELED: 'CANCELED',
} as const;
