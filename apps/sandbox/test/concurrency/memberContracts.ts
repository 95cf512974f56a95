/** Contracts of members: expected outcome of five concurrent calls per operation. */
import { eq } from 'drizzle-orm';
import { contracts, moduleContracts } from '../../src/domains/membershipOffers/tables.ts';
import {
  contractCancelations,
  contractDeclarations,
} from '../../src/domains/memberships/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { membershipIds } from '../../src/states/membershipRows.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { count, each, five, once, type Scenario, type Scenarios } from './scenario.ts';

/** Counts receipts per type, and returns the end dates of the contract and the module. */
async function loadContracts(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const countReceipts = (type: 'CANCELATION' | 'CANCELATION_WITHDRAWAL') =>
    count(sandbox, contractCancelations, eq(contractCancelations.type, type));
  const [contract] = await db
    .select({ end: contracts.contractEndDate })
    .from(contracts)
    .where(eq(contracts.id, membershipIds.contract));
  const [module] = await db
    .select({ end: moduleContracts.contractEndDate })
    .from(moduleContracts)
    .where(eq(moduleContracts.id, membershipIds.module));
  return {
    canceled: await countReceipts('CANCELATION'),
    withdrawn: await countReceipts('CANCELATION_WITHDRAWAL'),
    contract: contract?.end,
    module: module?.end,
    modules: await count(sandbox, moduleContracts),
  };
}

const end = '2027-02-28';
const running = { canceled: 0, withdrawn: 0, contract: null, module: null, modules: 3 };

const withKey = (expected: Scenario['expected']): Scenario => ({
  title: 'the same key',
  calls: (_, request) =>
    five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
  succeed: 5,
  identical: true,
  loadState: loadContracts,
  expected,
});

/** Runs once: without a key the other calls get the error, with a key they get the first answer. */
const onceOnly = (errorCodes: string, expected: Scenario['expected']): Scenarios => [
  once([errorCodes], { loadState: loadContracts, expected }),
  withKey(expected),
];

const declareScenarios: Scenarios = [
  each('identical declarations', {
    loadState: async (sandbox) => ({ declarations: await count(sandbox, contractDeclarations) }),
    expected: { declarations: 5 },
  }),
];

export const memberContractScenarios = {
  cancelContract: onceOnly('contract.error.alreadycanceled', {
    ...running,
    canceled: 1,
    contract: end,
  }),
  withdrawContractCancelation: onceOnly('contract.error.notcanceled', {
    ...running,
    canceled: 1,
    withdrawn: 1,
  }),
  withdrawModuleContractCancelation: onceOnly('contract.error.notcanceled', {
    ...running,
    canceled: 1,
    withdrawn: 1,
  }),
  bookModuleContract: onceOnly('contract.error.modulenotbookable', { ...running, modules: 4 }),
  cancelModuleContract: onceOnly('contract.error.alreadycanceled', {
    ...running,
    canceled: 1,
    module: end,
  }),
  createPublicCancelation: [
    each('identical declarations', {
      loadState: async (sandbox) => ({
        declarations: await count(sandbox, contractDeclarations),
        ...(await loadContracts(sandbox)),
      }),
      expected: { declarations: 5, ...running, canceled: 1, contract: end },
    }),
  ],
  createPublicWithdrawal: declareScenarios,
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
