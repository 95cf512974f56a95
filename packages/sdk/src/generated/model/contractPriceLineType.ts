/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a line of the price is for; DISCOUNT, VOUCHER and REFERRAL are below zero.
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
