/** Amounts owed by members of Northside Mitte, and sample links. Real tokens are random; these are fixed. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { customers } from '../domains/accounts/tables.ts';
import {
  accountEntries,
  balanceLinks,
  customerAccounts,
  type EntryKind,
  paymentMethodLinks,
  paymentRequestPositions,
  paymentRequests,
  selfServiceLinks,
} from '../domains/customerAccounts/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, addMinutes, dayIn } from '../platform/time.ts';
import { findMember } from './findMember.ts';

const studioId = 1001;
const zone = 'Europe/Berlin';
const minutesPerDay = 1440;

/** `/payment?paymentRequestId=…` */
export const sampleRequests = [
  { uuid: '7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e01', state: 'OPEN', label: 'can be paid' },
  { uuid: '7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e02', state: 'EXPIRED', label: 'has expired' },
  { uuid: '7d1f4c2e-0a5b-4e6c-9f38-2b7a6d5c4e03', state: 'PAID', label: 'is paid' },
] as const;

/** `/payment-method-configuration?token=…` */
export const samplePaymentMethodToken = 'pmt_Sample-Payment-Method-Northside-01';

/** `/self-service?token=…` */
export const sampleSelfServiceToken = 'ssl_Sample-Self-Service-Northside-0001';

/** Tokens that the self-service link leads to. */
const linkedTokens = {
  method: 'pmt_Sample-Payment-Method-Northside-02',
  balance: 'bal_Sample-Balance-Northside-0002',
};

type Entry = { name: string; amountCents: number; dueDate: string };

/** Returns a customer of the studio, with or without an account, or null. */
async function findCustomerByNumber(db: Database, number: string) {
  const [found] = await db
    .select()
    .from(customers)
    .where(and(eq(customers.tenant, 'northside'), eq(customers.customerNumber, number)));
  return found ?? null;
}

/**
 * Opens a customer account with claims. @returns its id, or null when the customer does not exist or already has one
 */
async function openAccount(
  db: Database,
  customer: typeof customers.$inferSelect | null,
  claims: readonly Entry[],
  now: Date,
): Promise<number | null> {
  if (customer === null) return null;
  const [account] = await db
    .insert(customerAccounts)
    .values({
      studioId,
      customerId: customer.id,
      firstname: customer.firstname ?? '',
      lastname: customer.lastname ?? '',
      email: customer.email,
      paymentMethod: 'CASH',
    })
    .onConflictDoNothing()
    .returning({ id: customerAccounts.id });
  if (!account) return null;
  await book(db, account.id, 'CLAIM', claims, now);
  return account.id;
}

async function book(
  db: Database,
  customerAccountId: number,
  kind: EntryKind,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  await db
    .insert(accountEntries)
    .values(entries.map((entry) => ({ ...entry, customerAccountId, kind, bookedAt: now })));
}

async function seedRequests(db: Database, now: Date, today: string): Promise<void> {
  const positions = {
    OPEN: [
      { name: 'Membership', amountCents: 3490, dueDate: addDays(today, -14) },
      { name: 'Personal training', amountCents: 1990, dueDate: addDays(today, -7) },
    ],
    EXPIRED: [{ name: 'Locker', amountCents: 2900, dueDate: addDays(today, -60) }],
    PAID: [{ name: 'Registration', amountCents: 2500, dueDate: addDays(today, -90) }],
  };
  const claims = Object.values(positions).flat();
  const account = await openAccount(db, await findCustomerByNumber(db, 'NS-10001'), claims, now);
  if (account === null) return;
  const payments = positions.PAID.map((entry) => ({ ...entry, amountCents: -entry.amountCents }));
  await book(db, account, 'PAYMENT', payments, now);
  for (const { uuid, state } of sampleRequests) {
    await db.insert(paymentRequests).values({
      uuid,
      customerAccountId: account,
      state: state === 'PAID' ? state : 'OPEN',
      paidAt: state === 'PAID' ? addMinutes(now, -30 * minutesPerDay) : null,
      tokenValidUntil: addMinutes(now, (state === 'EXPIRED' ? -1 : 365) * minutesPerDay),
      createdAt: addMinutes(now, -60 * minutesPerDay),
    });
    await db
      .insert(paymentRequestPositions)
      .values(positions[state].map((position) => ({ ...position, requestUuid: uuid })));
  }
}

async function seedLinks(db: Database, now: Date, today: string): Promise<void> {
  const claims = [{ name: 'Membership', amountCents: 3490, dueDate: addDays(today, -3) }];
  const account = await openAccount(db, await findCustomerByNumber(db, 'NS-10002'), claims, now);
  if (account === null) return;
  const link = {
    customerAccountId: account,
    tokenValidUntil: addMinutes(now, 365 * minutesPerDay),
    createdAt: now,
  };
  await db.insert(paymentMethodLinks).values([
    { ...link, token: samplePaymentMethodToken },
    { ...link, token: linkedTokens.method },
  ]);
  await db
    .insert(balanceLinks)
    .values({ token: linkedTokens.balance, customerAccountId: account, createdAt: now });
  await db.insert(selfServiceLinks).values({
    ...link,
    token: sampleSelfServiceToken,
    paymentMethodToken: linkedTokens.method,
    balanceToken: linkedTokens.balance,
  });
}

/** Adds a balance of a member with an account. */
async function seedBalance(db: Database, now: Date, today: string): Promise<void> {
  await openAccount(
    db,
    await findMember(db, 'member@northside.example'),
    [
      { name: 'Membership', amountCents: 3490, dueDate: addDays(today, -10) },
      { name: 'Protein bar', amountCents: 350, dueDate: addDays(today, -2) },
    ],
    now,
  );
}

export async function seedCustomerAccounts(db: Database, now: Date): Promise<void> {
  const [mitte] = await db.select().from(studios).where(eq(studios.id, studioId));
  if (!mitte) return;
  const today = dayIn(zone, now);
  await seedRequests(db, now, today);
  await seedLinks(db, now, today);
  await seedBalance(db, now, today);
}
