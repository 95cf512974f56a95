/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * PAYMENT_METHOD is replacing how the membership is paid, by the calls of payment-methods; ACCOUNT_BALANCE is paying what is owed, by getPublicAccountBalance and createPublicAccountBalanceCheckout.
 */
export type SelfServiceActionType = typeof SelfServiceActionType[keyof typeof SelfServiceActionType];


export const SelfServiceActionType = {
  PAYMENT_METHOD: 'PAYMENT_METHOD',
  ACCOUNT_BALANCE: 'ACCOUNT_BALANCE',
} as const;
