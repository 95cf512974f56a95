/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * NOT_YET_REDEEMABLE, no contract was signed or its withdrawal period is not over; REDEEMABLE, a reward can be chosen; REDEEMED, a reward was chosen; NOT_REDEEMABLE, there is none because the studio offers none or the contract is canceled.
 */
export type ReferralPremiumState = typeof ReferralPremiumState[keyof typeof ReferralPremiumState];


export const ReferralPremiumState = {
  NOT_YET_REDEEMABLE: 'NOT_YET_REDEEMABLE',
  REDEEMABLE: 'REDEEMABLE',
  REDEEMED: 'REDEEMED',
  NOT_REDEEMABLE: 'NOT_REDEEMABLE',
} as const;
