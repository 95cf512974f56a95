/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Kind of item; always SINGLE here.
 */
export type BookableBenefitItemType = typeof BookableBenefitItemType[keyof typeof BookableBenefitItemType];


export const BookableBenefitItemType = {
  SINGLE: 'SINGLE',
} as const;
