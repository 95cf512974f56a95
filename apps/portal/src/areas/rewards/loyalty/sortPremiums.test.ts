import type { LoyaltyPremium, LoyaltyPremiumState } from '@studio-portal/sdk/types';
import { expect, test } from 'vitest';
import { sortPremiums } from './sortPremiums.ts';

const premium = (state: LoyaltyPremiumState, points: number): LoyaltyPremium => ({
  assignmentId: 1,
  name: 'Protein bar',
  description: 'Any flavor.',
  type: 'CUSTOM',
  amount: null,
  period: null,
  points,
  requiredLevel: null,
  validUntil: null,
  state,
  redeemedAt: null,
});

test('lists redeemable rewards first, then those that need the fewest points', () => {
  const sorted = sortPremiums([
    premium('GONE', 10),
    premium('TOO_FEW_POINTS', 900),
    premium('REDEEMED', 20),
    premium('TOO_FEW_POINTS', 600),
    premium('REDEEMABLE', 300),
    premium('LEVEL_TOO_LOW', 100),
  ]);
  expect(sorted.map(({ state, points }) => `${state} ${points}`)).toEqual([
    'REDEEMABLE 300',
    'TOO_FEW_POINTS 600',
    'TOO_FEW_POINTS 900',
    'LEVEL_TOO_LOW 100',
    'REDEEMED 20',
    'GONE 10',
  ]);
});
