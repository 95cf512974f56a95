/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * CREATED can be authenticated or finalized, AUTHENTICATION_REQUIRED waits for the holder's confirmation, AUTHENTICATED can be finalized, FINALIZED is booked and charged, CANCELED was canceled, FAILED was declined, EXPIRED is too old.
 */
export type CheckoutState = typeof CheckoutState[keyof typeof CheckoutState];


export const CheckoutState = {
  CREATED: 'CREATED',
  AUTHENTICATION_REQUIRED: 'AUTHENTICATION_REQUIRED',
  AUTHENTICATED: 'AUTHENTICATED',
  FINALIZED: 'FINALIZED',
  CANCELED: 'CANCELED',
  FAILED: 'FAILED',
  EXPIRED: 'EXPIRED',
} as const;
