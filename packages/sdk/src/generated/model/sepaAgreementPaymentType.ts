/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Mandate for a single debit or for recurring ones.
 */
export type SepaAgreementPaymentType = typeof SepaAgreementPaymentType[keyof typeof SepaAgreementPaymentType];


export const SepaAgreementPaymentType = {
  RECURRENT: 'RECURRENT',
  ONE_OFF: 'ONE_OFF',
} as const;
