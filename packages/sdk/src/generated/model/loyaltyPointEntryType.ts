/** Generated from api-spec. Do not edit; run `npm run gen`. */

/**
 * EARNED was granted, REDEEMED was spent on a reward, EXPIRED is no longer valid.
 */
export type LoyaltyPointEntryType = typeof LoyaltyPointEntryType[keyof typeof LoyaltyPointEntryType];


export const LoyaltyPointEntryType = {
  EARNED: 'EARNED',
  REDEEMED: 'REDEEMED',
  EXPIRED: 'EXPIRED',
} as const;
