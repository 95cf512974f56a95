/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * NOT_YET_REDEEMABLE, nothing was signed yet or the time for a withdrawal is not over; REDEEMABLE, a reward can be chosen; REDEEMED, one was; NOT_REDEEMABLE, there is none, since the studio gives none or the contract is canceled.
 */
export type ReferralPremiumState = typeof ReferralPremiumState[keyof typeof ReferralPremiumState];


export const ReferralPremiumState = {
  NOT_YET_REDEEMABLE: 'NOT_YET_REDEEMABLE',
  REDEEMABLE: 'REDEEMABLE',
  REDEEMED: 'REDEEMED',
  NOT_REDEEMABLE: 'NOT_REDEEMABLE',
} as const;
