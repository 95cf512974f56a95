/** Personal data at a studio: expected outcome of five concurrent calls per operation. */
import { eq, isNotNull } from 'drizzle-orm';
import { customers } from '../../src/domains/accounts/tables.ts';
import { auditEntries } from '../../src/domains/audit/tables.ts';
import { customerAccounts } from '../../src/domains/customerAccounts/tables.ts';
import { customerAmendments } from '../../src/domains/customerData/tables.ts';
import { mandates } from '../../src/domains/payments/tables.ts';
import type { WritingOperationId } from '../../src/generated/writing.ts';
import { customerRow } from '../../src/states/rows.ts';
import type { Sandbox } from '../harness/sandbox.ts';
import { newPerson } from '../operations/happyCustomerData.ts';
import { count, five, identical, type Scenario, type Scenarios } from './scenario.ts';

/** Returns the member's data, and counts changes and pending amendments. */
async function known(sandbox: Sandbox) {
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

/** Where the studio has to approve, one change waits, and others are told so. */
const asked: Scenario = {
  what: 'five changes that need approval',
  async calls(sandbox) {
    await sandbox.state('what the member may do', { may: 'ask for changes' });
    return five.map((nth) => ({
      as: 'member',
      body: { ...newPerson, lastname: `Beispiel ${'I'.repeat(nth + 1)}` },
    }));
  },
  succeed: 1,
  refused: ['amendment.error.pending'],
  look: known,
  holds: { ...before, changed: 0, waiting: 1 },
};

/** Counts signed mandates and bank accounts that pay the membership. */
async function paid(sandbox: Sandbox) {
  return {
    given: await count(sandbox, mandates, isNotNull(mandates.givenAt)),
    paying: await count(sandbox, customerAccounts, isNotNull(customerAccounts.instrumentId)),
    changed: await count(sandbox, auditEntries),
  };
}

export const customerDataAtOnce = {
  savePersonalData: [identical({ look: known, holds: { ...before, lastname: 'Beispiel' } }), asked],
  saveAddressData: [identical({ look: known, holds: { ...before, city: 'Milano' } })],
  saveContactData: [identical({ look: known, holds: { ...before, phone: '+49 30 0000009' } })],
  savePaymentData: [identical({ look: paid, holds: { given: 2, paying: 1, changed: 1 } })],
  withdrawAmendment: [identical({ look: known, holds: before })],
} satisfies Partial<Record<WritingOperationId, Scenarios>>;
