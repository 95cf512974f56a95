/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What a link is about, for a picture beside it.
 */
export type DashboardLinkIcon = typeof DashboardLinkIcon[keyof typeof DashboardLinkIcon];


export const DashboardLinkIcon = {
  SHOP: 'SHOP',
  NUTRITION: 'NUTRITION',
  TRAINING_PLAN: 'TRAINING_PLAN',
  COMMUNITY: 'COMMUNITY',
  SUPPORT: 'SUPPORT',
  OTHER: 'OTHER',
} as const;
