/** Contracts: expected outcome of five concurrent calls per operation. */
import { contracts, contractVouchers } from '../../src/domains/membershipOffers/tables.ts';
import { isNotNull } from 'drizzle-orm';
import { mandates } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { signedRequest } from '../operations/happyContracts.ts';
import { count, each, five, once, type Scenario, type Scenarios } from './scenario.ts';

/** Counts contracts and their mandates, and returns the remaining uses of the voucher. */
async function loadSigned(sandbox: Sandbox) {
  const [voucher] = await sandbox.services.db
    .select({ usesLeft: contractVouchers.usesLeft })
    .from(contractVouchers);
  return {
    contracts: await count(sandbox, contracts),
    mandates: await count(sandbox, mandates, isNotNull(mandates.givenAt)),
    usesLeft: voucher?.usesLeft,
  };
}

const nothingStored: Scenarios = [
  each('identical requests', {
    loadState: async (sandbox) => ({ contracts: await count(sandbox, contracts) }),
    expected: { contracts: 0 },
  }),
];

const sameKey: Scenario = {
  title: 'the same key',
  calls: (_, request) =>
    five.map(() => ({ ...request, headers: { 'Idempotency-Key': 'five-times-the-same-key' } })),
  succeed: 5,
  identical: true,
  loadState: loadSigned,
  expected: { contracts: 1, mandates: 1, usesLeft: 4 },
};

const lastVoucher: Scenario = {
  title: 'the last use of a voucher',
  async calls(sandbox, request) {
    const requests = [];
    for (const _ of five) requests.push({ ...request, body: await signedRequest(sandbox) });
    await sandbox.services.db.update(contractVouchers).set({ usesLeft: 1 });
    return requests;
  },
  succeed: 1,
  errorCodes: ['contract.error.voucherinvalid'],
  loadState: loadSigned,
  expected: { contracts: 1, mandates: 1, usesLeft: 0 },
};

const signing: Scenarios = [
  once(['paymentinstrument.error.mandateused'], {
    loadState: loadSigned,
    expected: { contracts: 1, mandates: 1, usesLeft: 4 },
  }),
  sameKey,
  lastVoucher,
];

export const contractScenarios = {
  previewContract: nothingStored,
  previewPublicContract: nothingStored,
  previewContractUpgrade: [
    each('identical requests', {
      loadState: async (sandbox) => ({ contracts: await count(sandbox, contracts) }),
      expected: { contracts: 2 },
    }),
  ],
  validateTaxId: nothingStored,
  convertBankAccount: nothingStored,
  convertPublicBankAccount: nothingStored,
  signContract: signing,
  signPublicContract: signing,
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
