/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Relation of the person to the account.
 */
export type FamilyRelation = typeof FamilyRelation[keyof typeof FamilyRelation];


export const FamilyRelation = {
  CHILD: 'CHILD',
  PARTNER: 'PARTNER',
} as const;
