/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * REDEEMABLE is available now; TOO_FEW_POINTS and LEVEL_TOO_LOW are not available yet; GONE is sold out or has ended; REDEEMED was redeemed by the member.
 */
export type LoyaltyPremiumState = typeof LoyaltyPremiumState[keyof typeof LoyaltyPremiumState];


export const LoyaltyPremiumState = {
  REDEEMABLE: 'REDEEMABLE',
  TOO_FEW_POINTS: 'TOO_FEW_POINTS',
  LEVEL_TOO_LOW: 'LEVEL_TOO_LOW',
  GONE: 'GONE',
  REDEEMED: 'REDEEMED',
} as const;
