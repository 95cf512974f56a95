/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Payment method for online purchases. PaymentMethod is for memberships. FINION_PAY is paid later, to an external service; DIRECT_DEBIT is debited from a bank account by a mandate.
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
