import { eq } from 'drizzle-orm';
import { accountEntries } from '../domains/customerAccounts/tables.ts';
import { invoicePositions, invoices } from '../domains/invoices/tables.ts';
import { setAccount } from './customerAccountRows.ts';
import { customerRow } from './rows.ts';
import type { States } from './vocabulary.ts';
import { present } from './world.ts';

/** Ids of the sample invoices: a paid one, a credit note and an open one. */
export const invoiceIds = { paid: 97_101, credit: 97_102, open: 97_103 };

/** Entries of the member's account, partly paid. */
const entries = [
  { id: 98_101, kind: 'CLAIM', name: 'Membership, November 2026', cents: 3490, day: '2026-11-01' },
  { id: 98_102, kind: 'PAYMENT', name: 'Payment', cents: -3490, day: '2026-11-01' },
  { id: 98_103, kind: 'CLAIM', name: 'Class pack', cents: -1490, day: '2026-11-10' },
  { id: 98_104, kind: 'CLAIM', name: 'Personal training', cents: 1990, day: '2026-11-25' },
  { id: 98_105, kind: 'CLAIM', name: 'Gift voucher, Small', cents: 5000, day: '2026-11-25' },
] as const;

const invoiceDefaults = {
  customerId: customerRow.id,
  studioId: 1001,
  currency: 'EUR',
  issuer: {
    name: 'Northside Mitte',
    address: 'Musterstraße 1, 10115 Berlin',
    vatId: 'DE999991001',
  },
  recipient: {
    name: 'Mona Muster',
    address: 'Beispielweg 2, 10115 Berlin',
    customerNumber: 'NS-70001',
  },
  checkoutId: null,
  issuedAt: present,
} satisfies Partial<typeof invoices.$inferInsert>;

const rows = [
  {
    ...invoiceDefaults,
    id: invoiceIds.paid,
    type: 'INVOICE',
    sequence: 1,
    invoiceNumber: 'NS-70001-0001',
    date: '2026-11-01',
    dueDate: '2026-11-01',
  },
  {
    ...invoiceDefaults,
    id: invoiceIds.credit,
    type: 'CREDIT_NOTE',
    sequence: 2,
    invoiceNumber: 'NS-70001-0002',
    date: '2026-11-10',
    dueDate: '2026-11-10',
  },
  {
    ...invoiceDefaults,
    id: invoiceIds.open,
    type: 'INVOICE',
    sequence: 3,
    invoiceNumber: 'NS-70001-0003',
    date: '2026-11-15',
    dueDate: '2026-11-25',
  },
] satisfies (typeof invoices.$inferInsert)[];

const createPosition = (id: number, invoiceId: number, quantity: number, taxRate: number) => {
  const entry = entries.find((one) => one.id === id);
  if (!entry) throw new Error(`The sample entries have no id ${id}.`);
  return { invoiceId, entryId: id, name: entry.name, quantity, amountCents: entry.cents, taxRate };
};

const positions = [
  createPosition(98_101, invoiceIds.paid, 1, 1900),
  createPosition(98_103, invoiceIds.credit, 1, 1900),
  createPosition(98_104, invoiceIds.open, 1, 1900),
  createPosition(98_105, invoiceIds.open, 2, 0),
];

export const invoiceStates = {
  async invoices({ db }) {
    const customerAccountId = await setAccount(db, 'member', []);
    await db.insert(accountEntries).values(
      entries.map(({ cents, day, ...entry }) => ({
        ...entry,
        customerAccountId,
        amountCents: cents,
        dueDate: day,
        bookedAt: present,
      })),
    );
    await db.delete(invoices).where(eq(invoices.customerId, customerRow.id));
    await db.insert(invoices).values(rows);
    await db.insert(invoicePositions).values(positions);
  },

  async 'no invoice'({ db }, params) {
    await db.delete(invoices).where(eq(invoices.id, params.integer('invoiceId')));
  },
} satisfies Partial<States>;
