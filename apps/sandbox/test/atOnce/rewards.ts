/** Referrals and compensations: what must be so after five calls at once, by operation. */
import { isNotNull } from 'drizzle-orm';
import { compensationProposals, compensations } from '../../src/domains/compensation/tables.ts';
import { accountEntries } from '../../src/domains/customerAccounts/tables.ts';
import { recruitmentRedemptions } from '../../src/domains/recruitments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, identical, once, type Scenarios } from './scenario.ts';
import { consumptionCreditEntries } from '../../src/domains/products/tables.ts';

const redeemed = async (sandbox: Sandbox) => ({
  redemptions: await count(sandbox, recruitmentRedemptions),
  credit: await count(sandbox, consumptionCreditEntries),
});

const claimed = async (sandbox: Sandbox) => ({
  proposals: await count(sandbox, compensationProposals),
  entries: await count(sandbox, accountEntries),
  waived: await count(sandbox, compensations, isNotNull(compensations.waivedAt)),
});

/** Beside those of the examples. */
export const rewardsAtOnce = {
  redeemReferralPremium: [
    once(['premium.error.alreadyredeemed'], {
      look: redeemed,
      holds: { redemptions: 1, credit: 1 },
    }),
  ],
  createCompensationProposal: [
    once(['compensation.error.notclaimable'], {
      look: claimed,
      holds: { proposals: 3, entries: 1, waived: 1 },
    }),
  ],
  waiveCompensation: [identical({ look: claimed, holds: { proposals: 2, entries: 0, waived: 2 } })],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
