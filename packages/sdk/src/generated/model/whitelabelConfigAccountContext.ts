/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Accounts that may log in.
 */
export type WhitelabelConfigAccountContext = typeof WhitelabelConfigAccountContext[keyof typeof WhitelabelConfigAccountContext];


export const WhitelabelConfigAccountContext = {
  MY_SPORTS: 'MY_SPORTS',
  FIT_X: 'FIT_X',
  RSG_GROUP: 'RSG_GROUP',
} as const;
