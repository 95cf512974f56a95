/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * How a contract is signed. DRAWN is a signature with finger or pen; where TYPED is named, the name in letters will do as well; NONE is the button alone.
 */
export type ContractSignatureKind = typeof ContractSignatureKind[keyof typeof ContractSignatureKind];


export const ContractSignatureKind = {
  NONE: 'NONE',
  DRAWN: 'DRAWN',
  TYPED: 'TYPED',
} as const;
