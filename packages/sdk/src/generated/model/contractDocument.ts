/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * The signed contract, or the receipt of its cancelation.
 */
export type ContractDocument = typeof ContractDocument[keyof typeof ContractDocument];


export const ContractDocument = {
  CONTRACT: 'CONTRACT',
  CANCELATION_RECEIPT: 'CANCELATION_RECEIPT',
} as const;
