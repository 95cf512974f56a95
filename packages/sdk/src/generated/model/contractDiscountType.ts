/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Where a discount comes from: it belongs to the term, or to the code of a voucher or of a member who brings somebody along.
 */
export type ContractDiscountType = typeof ContractDiscountType[keyof typeof ContractDiscountType];


export const ContractDiscountType = {
  TERM: 'TERM',
  VOUCHER: 'VOUCHER',
  REFERRAL: 'REFERRAL',
} as const;
