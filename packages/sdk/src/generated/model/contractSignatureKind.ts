/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of signature. DRAWN is drawn with finger or pen; TYPED also accepts the typed name; NONE needs only the button.
 */
export type ContractSignatureKind = typeof ContractSignatureKind[keyof typeof ContractSignatureKind];


export const ContractSignatureKind = {
  NONE: 'NONE',
  DRAWN: 'DRAWN',
  TYPED: 'TYPED',
} as const;
