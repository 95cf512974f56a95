/** Loyalty program: expected outcome of five concurrent calls per operation. */
import { consumptionCreditEntries } from '../../src/domains/products/tables.ts';
import { loyaltyRedemptions } from '../../src/domains/loyalty/tables.ts';
import { loyaltyMembers, loyaltyPoints } from '../../src/domains/points/tables.ts';
import { assignmentIds } from '../../src/states/loyaltyRows.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, five, identical, once, type Scenario, type Scenarios } from './scenario.ts';

const countRows = async (sandbox: Sandbox) => ({
  redemptions: await count(sandbox, loyaltyRedemptions),
  points: await count(sandbox, loyaltyPoints),
  credit: await count(sandbox, consumptionCreditEntries),
});

/** The sample member already has one redemption. */
const oneRedemption = { redemptions: 2, points: 5, credit: 1 };

const withKey: Scenario = {
  title: 'the same key',
  calls: (_, request) =>
    five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
  succeed: 5,
  identical: true,
  loadState: countRows,
  expected: oneRedemption,
};

/** The member has 520 points for a reward of 400 or one of 150; after one, the rest is not enough for the other. */
const competingRewards: Scenario = {
  title: 'several rewards with points for one',
  calls: (_, request) =>
    [assignmentIds.credit, assignmentIds.credit, assignmentIds.voucher].map((assignmentId) => ({
      ...request,
      body: { assignmentId },
    })),
  succeed: 1,
  errorCodes: ['loyalty.error.alreadyredeemed', 'loyalty.error.toofewpoints'],
  loadState: async (sandbox) => ({ redemptions: await count(sandbox, loyaltyRedemptions) }),
  expected: { redemptions: 2 },
};

export const loyaltyScenarios = {
  registerForLoyaltyProgram: [
    identical({
      loadState: async (sandbox) => ({
        members: await count(sandbox, loyaltyMembers),
        points: await count(sandbox, loyaltyPoints),
      }),
      expected: { members: 1, points: 1 },
    }),
  ],
  redeemLoyaltyPremium: [
    once(['loyalty.error.alreadyredeemed'], { loadState: countRows, expected: oneRedemption }),
    withKey,
    competingRewards,
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
