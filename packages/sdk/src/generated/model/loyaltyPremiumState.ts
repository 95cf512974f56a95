/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * REDEEMABLE can be had now; TOO_FEW_POINTS and LEVEL_TOO_LOW, not yet; GONE, there is none left or its time is over; REDEEMED, the member has had it.
 */
export type LoyaltyPremiumState = typeof LoyaltyPremiumState[keyof typeof LoyaltyPremiumState];


export const LoyaltyPremiumState = {
  REDEEMABLE: 'REDEEMABLE',
  TOO_FEW_POINTS: 'TOO_FEW_POINTS',
  LEVEL_TOO_LOW: 'LEVEL_TOO_LOW',
  GONE: 'GONE',
  REDEEMED: 'REDEEMED',
} as const;
