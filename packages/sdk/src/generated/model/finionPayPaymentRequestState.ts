/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN until the holder has decided at the service, AGREED or REFUSED afterwards, EXPIRED without a decision in time or after the checkout has ended, which also ends its request.
 */
export type FinionPayPaymentRequestState = typeof FinionPayPaymentRequestState[keyof typeof FinionPayPaymentRequestState];


export const FinionPayPaymentRequestState = {
  OPEN: 'OPEN',
  AGREED: 'AGREED',
  REFUSED: 'REFUSED',
  EXPIRED: 'EXPIRED',
} as const;
