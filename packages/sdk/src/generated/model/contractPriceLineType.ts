/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Subject of a price position; DISCOUNT, VOUCHER and REFERRAL are negative.
 */
export type ContractPriceLineType = typeof ContractPriceLineType[keyof typeof ContractPriceLineType];


export const ContractPriceLineType = {
  BASE: 'BASE',
  DISCOUNT: 'DISCOUNT',
  VOUCHER: 'VOUCHER',
  REFERRAL: 'REFERRAL',
  MODULE: 'MODULE',
  FLAT_FEE: 'FLAT_FEE',
} as const;
