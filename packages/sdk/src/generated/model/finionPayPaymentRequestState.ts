/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * OPEN until the holder has answered at the service, AGREED after the yes, REFUSED after the no, EXPIRED when nobody has answered in time, or the checkout came to nothing: a request ends with it.
 */
export type FinionPayPaymentRequestState = typeof FinionPayPaymentRequestState[keyof typeof FinionPayPaymentRequestState];


export const FinionPayPaymentRequestState = {
  OPEN: 'OPEN',
  AGREED: 'AGREED',
  REFUSED: 'REFUSED',
  EXPIRED: 'EXPIRED',
} as const;
