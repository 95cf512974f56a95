/** Loyalty program: expected outcome of five concurrent calls per operation. */
import { consumptionCreditEntries } from '../../src/domains/consumptionCredit/tables.ts';
import {
  loyaltyMembers,
  loyaltyPoints,
  loyaltyRedemptions,
} from '../../src/domains/loyalty/tables.ts';
import { assignmentIds } from '../../src/states/loyaltyRows.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, five, identical, once, type Scenario, type Scenarios } from './scenario.ts';

const left = async (sandbox: Sandbox) => ({
  redemptions: await count(sandbox, loyaltyRedemptions),
  points: await count(sandbox, loyaltyPoints),
  credit: await count(sandbox, consumptionCreditEntries),
});

/** The sample member already has one redemption. */
const redeemed = { redemptions: 2, points: 5, credit: 1 };

const withKey: Scenario = {
  what: 'the same key',
  calls: (_, request) =>
    five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
  succeed: 5,
  identical: true,
  look: left,
  holds: redeemed,
};

/** Of 520 points either 400 or 150 can be spent; the rest is not enough for the other. */
const forTheSamePoints: Scenario = {
  what: 'several rewards with points for one',
  calls: (_, request) =>
    [assignmentIds.credit, assignmentIds.credit, assignmentIds.voucher].map((assignmentId) => ({
      ...request,
      body: { assignmentId },
    })),
  succeed: 1,
  refused: ['loyalty.error.alreadyredeemed', 'loyalty.error.toofewpoints'],
  look: async (sandbox) => ({ redemptions: await count(sandbox, loyaltyRedemptions) }),
  holds: { redemptions: 2 },
};

export const loyaltyAtOnce = {
  registerForLoyaltyProgram: [
    identical({
      look: async (sandbox) => ({
        members: await count(sandbox, loyaltyMembers),
        points: await count(sandbox, loyaltyPoints),
      }),
      holds: { members: 1, points: 1 },
    }),
  ],
  redeemLoyaltyPremium: [
    once(['loyalty.error.alreadyredeemed'], { look: left, holds: redeemed }),
    withKey,
    forTheSamePoints,
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
