/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Topic of a link, for its icon.
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
