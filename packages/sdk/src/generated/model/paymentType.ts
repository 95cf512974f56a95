/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * A type of payment instrument.
 */
export type PaymentType = typeof PaymentType[keyof typeof PaymentType];


export const PaymentType = {
  CREDIT_CARD: 'CREDIT_CARD',
  BANCONTACT_CARD: 'BANCONTACT_CARD',
  IDEAL: 'IDEAL',
  PAYPAL: 'PAYPAL',
  TWINT: 'TWINT',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
} as const;
