/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * What entitles a member to use a benefit.
 */
export type BenefitType = typeof BenefitType[keyof typeof BenefitType];


export const BenefitType = {
  FLAT_CONTINGENT: 'FLAT_CONTINGENT',
  FREE_USAGE: 'FREE_USAGE',
  INCLUSIVE_CONTINGENT: 'INCLUSIVE_CONTINGENT',
  PURCHASED_CONTINGENT: 'PURCHASED_CONTINGENT',
  TRIAL_CONTINGENT: 'TRIAL_CONTINGENT',
} as const;
