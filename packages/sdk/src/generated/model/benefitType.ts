/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * Type of entitlement to a benefit.
 */
export type BenefitType = typeof BenefitType[keyof typeof BenefitType];


export const BenefitType = {
  FLAT_CONTINGENT: 'FLAT_CONTINGENT',
  FREE_USAGE: 'FREE_USAGE',
  INCLUSIVE_CONTINGENT: 'INCLUSIVE_CONTINGENT',
  PURCHASED_CONTINGENT: 'PURCHASED_CONTINGENT',
  TRIAL_CONTINGENT: 'TRIAL_CONTINGENT',
} as const;
