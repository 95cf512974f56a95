/** Idle periods: expected outcome of five concurrent calls per operation. */
import { eq } from 'drizzle-orm';
import { idlePeriodDocuments } from '../../src/domains/idlePeriods/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, five, identical, once, type Scenario, type Scenarios } from './scenario.ts';
import { auditEntries } from '../../src/domains/accounts/tables.ts';
import { idlePeriods } from '../../src/domains/memberships/tables.ts';

/** Counts idle periods per state, and audit entries. */
async function countIdlePeriods(sandbox: Sandbox) {
  const countState = (state: 'ACCEPTED' | 'CANCELED') =>
    count(sandbox, idlePeriods, eq(idlePeriods.state, state));
  return {
    accepted: await countState('ACCEPTED'),
    canceled: await countState('CANCELED'),
    noted: await count(sandbox, auditEntries),
  };
}

const oneAccepted = { accepted: 1, canceled: 0, noted: 1 };

const withKey: Scenario = {
  title: 'the same key',
  calls: (_, request) =>
    five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
  succeed: 5,
  identical: true,
  loadState: countIdlePeriods,
  expected: oneAccepted,
};

const documents: Scenarios = [
  each('the same file', {
    loadState: async (sandbox) => ({ documents: await count(sandbox, idlePeriodDocuments) }),
    expected: { documents: 5 },
  }),
];

export const idlePeriodScenarios = {
  createIdlePeriod: [
    once(['idleperiod.error.overlapping'], { loadState: countIdlePeriods, expected: oneAccepted }),
    withKey,
  ],
  cancelIdlePeriod: [
    identical({ loadState: countIdlePeriods, expected: { accepted: 0, canceled: 1, noted: 1 } }),
  ],
  uploadIdlePeriodDocument: documents,
  uploadIdlePeriodDocumentV2: documents,
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
