/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Gender as in an identity document.
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  FEMALE: 'FEMALE',
  MALE: 'MALE',
  DIVERSE: 'DIVERSE',
} as const;
