/** Referrals and compensations: expected outcome of five concurrent calls per operation. */
import { isNotNull } from 'drizzle-orm';
import { compensationProposals, compensations } from '../../src/domains/compensation/tables.ts';
import { accountEntries } from '../../src/domains/customerAccounts/tables.ts';
import { recruitmentRedemptions } from '../../src/domains/recruitments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, identical, once, type Scenarios } from './scenario.ts';
import { consumptionCreditEntries } from '../../src/domains/products/tables.ts';

const countRedemptions = async (sandbox: Sandbox) => ({
  redemptions: await count(sandbox, recruitmentRedemptions),
  credit: await count(sandbox, consumptionCreditEntries),
});

const countClaims = async (sandbox: Sandbox) => ({
  proposals: await count(sandbox, compensationProposals),
  entries: await count(sandbox, accountEntries),
  waived: await count(sandbox, compensations, isNotNull(compensations.waivedAt)),
});

/** Counts include the rows of the sample data. */
export const rewardScenarios = {
  redeemReferralPremium: [
    once(['premium.error.alreadyredeemed'], {
      loadState: countRedemptions,
      expected: { redemptions: 1, credit: 1 },
    }),
  ],
  createCompensationProposal: [
    once(['compensation.error.notclaimable'], {
      loadState: countClaims,
      expected: { proposals: 3, entries: 1, waived: 1 },
    }),
  ],
  waiveCompensation: [
    identical({ loadState: countClaims, expected: { proposals: 2, entries: 0, waived: 2 } }),
  ],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
