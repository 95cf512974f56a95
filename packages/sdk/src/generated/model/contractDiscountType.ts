/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Source of a discount: the term, or the code of a voucher or of a referring member.
 */
export type ContractDiscountType = typeof ContractDiscountType[keyof typeof ContractDiscountType];


export const ContractDiscountType = {
  TERM: 'TERM',
  VOUCHER: 'VOUCHER',
  REFERRAL: 'REFERRAL',
} as const;
