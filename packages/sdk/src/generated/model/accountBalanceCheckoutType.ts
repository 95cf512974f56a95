/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of the purchase.
 */
export type AccountBalanceCheckoutType = typeof AccountBalanceCheckoutType[keyof typeof AccountBalanceCheckoutType];


export const AccountBalanceCheckoutType = {
  ACCOUNT_BALANCE: 'ACCOUNT_BALANCE',
  COURSE_APPOINTMENT: 'COURSE_APPOINTMENT',
  PRODUCT_VARIANT: 'PRODUCT_VARIANT',
  SINGLE_APPOINTMENT: 'SINGLE_APPOINTMENT',
} as const;
