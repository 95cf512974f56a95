/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Payment method of a membership; OnlinePaymentMethod is for online purchases.
 */
export type PaymentMethod = typeof PaymentMethod[keyof typeof PaymentMethod];


export const PaymentMethod = {
  UNDEFINED: 'UNDEFINED',
  CASH: 'CASH',
  DEBT_COLLECTION: 'DEBT_COLLECTION',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
  INVOICE: 'INVOICE',
  BANK_TRANSFER: 'BANK_TRANSFER',
  STANDING_ORDER: 'STANDING_ORDER',
  CREDIT_CARD: 'CREDIT_CARD',
} as const;
