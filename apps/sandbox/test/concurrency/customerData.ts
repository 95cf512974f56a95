/** Personal data at a studio: expected outcome of five concurrent calls per operation. */
import { eq, isNotNull } from 'drizzle-orm';
import { customers, auditEntries } from '../../src/domains/accounts/tables.ts';
import { customerAccounts } from '../../src/domains/customerAccounts/tables.ts';
import { customerAmendments } from '../../src/domains/customerData/tables.ts';
import { mandates } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { customerRow } from '../../src/states/rows.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { newPerson } from '../operations/happyCustomerData.ts';
import { count, five, identical, type Scenario, type Scenarios } from './scenario.ts';

/** Returns the member's data, and counts changes and pending amendments. */
async function loadData(sandbox: Sandbox) {
  const { db } = sandbox.services;
  const [customer] = await db.select().from(customers).where(eq(customers.id, customerRow.id));
  return {
    lastname: customer?.lastname,
    city: customer?.city,
    phone: customer?.phone,
    changed: await count(sandbox, auditEntries),
    waiting: await count(sandbox, customerAmendments, eq(customerAmendments.state, 'PENDING')),
  };
}

const before = {
  lastname: 'Muster',
  city: 'Berlin',
  phone: '+49 30 0000001',
  changed: 1,
  waiting: 0,
};

/** If the studio must approve changes, one is pending and the others are rejected. */
const needApproval: Scenario = {
  title: 'five changes that need approval',
  async calls(sandbox) {
    await sandbox.state('what the member may do', { may: 'ask for changes' });
    return five.map((nth) => ({
      as: 'member',
      body: { ...newPerson, lastname: `Beispiel ${'I'.repeat(nth + 1)}` },
    }));
  },
  succeed: 1,
  errorCodes: ['amendment.error.pending'],
  loadState: loadData,
  expected: { ...before, changed: 0, waiting: 1 },
};

/** Counts signed mandates and bank accounts that pay the membership. */
async function loadPayment(sandbox: Sandbox) {
  return {
    given: await count(sandbox, mandates, isNotNull(mandates.givenAt)),
    paying: await count(sandbox, customerAccounts, isNotNull(customerAccounts.instrumentId)),
    changed: await count(sandbox, auditEntries),
  };
}

export const customerDataScenarios = {
  savePersonalData: [
    identical({ loadState: loadData, expected: { ...before, lastname: 'Beispiel' } }),
    needApproval,
  ],
  saveAddressData: [identical({ loadState: loadData, expected: { ...before, city: 'Milano' } })],
  saveContactData: [
    identical({ loadState: loadData, expected: { ...before, phone: '+49 30 0000009' } }),
  ],
  savePaymentData: [
    identical({ loadState: loadPayment, expected: { given: 2, paying: 1, changed: 1 } }),
  ],
  withdrawAmendment: [identical({ loadState: loadData, expected: before })],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
