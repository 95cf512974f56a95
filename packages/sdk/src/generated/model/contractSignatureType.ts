/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * DRAWN has a drawing, TYPED a name.
 */
export type ContractSignatureType = typeof ContractSignatureType[keyof typeof ContractSignatureType];


export const ContractSignatureType = {
  DRAWN: 'DRAWN',
  TYPED: 'TYPED',
} as const;
