/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * PAYMENT_METHOD replaces the payment method of the membership, with the calls of payment-methods; ACCOUNT_BALANCE pays the balance, with getPublicAccountBalance and createPublicAccountBalanceCheckout.
 */
export type SelfServiceActionType = typeof SelfServiceActionType[keyof typeof SelfServiceActionType];


export const SelfServiceActionType = {
  PAYMENT_METHOD: 'PAYMENT_METHOD',
  ACCOUNT_BALANCE: 'ACCOUNT_BALANCE',
} as const;
