/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item; always SINGLE here.
 */
export type BenefitWithStudiosItemType = typeof BenefitWithStudiosItemType[keyof typeof BenefitWithStudiosItemType];


export const BenefitWithStudiosItemType = {
  SINGLE: 'SINGLE',
} as const;
