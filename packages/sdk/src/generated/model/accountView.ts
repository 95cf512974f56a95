/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * DETAILED contains every entry, SUMMARIZED one per month and type.
 */
export type AccountView = typeof AccountView[keyof typeof AccountView];


export const AccountView = {
  DETAILED: 'DETAILED',
  SUMMARIZED: 'SUMMARIZED',
} as const;
