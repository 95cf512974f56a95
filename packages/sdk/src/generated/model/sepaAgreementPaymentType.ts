/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Whether the mandate is for one debit, or for those that follow too.
 */
export type SepaAgreementPaymentType = typeof SepaAgreementPaymentType[keyof typeof SepaAgreementPaymentType];


export const SepaAgreementPaymentType = {
  RECURRENT: 'RECURRENT',
  ONE_OFF: 'ONE_OFF',
} as const;
