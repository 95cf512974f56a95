/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Subject of the charge: the membership, a module or a fee.
 */
export type ContractChargeType = typeof ContractChargeType[keyof typeof ContractChargeType];


export const ContractChargeType = {
  BASE: 'BASE',
  MODULE: 'MODULE',
  FLAT_FEE: 'FLAT_FEE',
} as const;
