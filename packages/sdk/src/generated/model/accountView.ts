/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * DETAILED has every entry, SUMMARIZED one for each month and type.
 */
export type AccountView = typeof AccountView[keyof typeof AccountView];


export const AccountView = {
  DETAILED: 'DETAILED',
  SUMMARIZED: 'SUMMARIZED',
} as const;
