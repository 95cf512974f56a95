/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How something is paid online, at the moment it is bought. How a membership is paid is PaymentMethod. FINION_PAY is paid later, to a service of its own; DIRECT_DEBIT is taken from a bank account by a mandate.
 */
export type OnlinePaymentMethod = typeof OnlinePaymentMethod[keyof typeof OnlinePaymentMethod];


export const OnlinePaymentMethod = {
  CREDIT_CARD: 'CREDIT_CARD',
  BANCONTACT_CARD: 'BANCONTACT_CARD',
  IDEAL: 'IDEAL',
  PAYPAL: 'PAYPAL',
  TWINT: 'TWINT',
  FINION_PAY: 'FINION_PAY',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
} as const;
