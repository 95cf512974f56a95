import type { LoyaltyPremium, LoyaltyPremiumState } from '@studio-portal/sdk/types';

const ranks = {
  REDEEMABLE: 0,
  TOO_FEW_POINTS: 1,
  LEVEL_TOO_LOW: 2,
  REDEEMED: 3,
  GONE: 4,
} satisfies Record<LoyaltyPremiumState, number>;

/** Sorts rewards by how soon the member can have them: redeemable ones first, then by points. */
export const sortPremiums = (premiums: readonly LoyaltyPremium[]): LoyaltyPremium[] =>
  premiums.toSorted((a, b) => ranks[a.state] - ranks[b.state] || a.points - b.points);
