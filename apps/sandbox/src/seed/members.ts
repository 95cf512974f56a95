/** Members without an account, invitations for some of them, and migrated facility groups. */
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts, customers, groupContexts, invitations } from '../domains/accounts/tables.ts';

type Row = typeof customers.$inferInsert;

const northside = { tenant: 'northside', homeStudioId: 1001 };

/** Members with all data needed to connect. All data is sample data; the IBANs are those of bank handbooks. */
export const sampleMembers = [
  {
    ...northside,
    customerNumber: 'NS-10001',
    firstname: 'Bea',
    lastname: 'Beispiel',
    dateOfBirth: '1991-07-08',
    iban: 'DE02120300000000202051',
    email: 'newcomer@northside.example',
  },
  {
    ...northside,
    customerNumber: 'NS-10002',
    firstname: 'Ben',
    lastname: 'Beispiel',
    dateOfBirth: '1988-01-20',
    iban: 'DE02500105170137075030',
    email: 'ben@northside.example',
  },
  {
    ...northside,
    customerNumber: 'NS-10003',
    firstname: 'Ida',
    lastname: 'Invited',
    dateOfBirth: '1992-09-10',
    email: 'invited@northside.example',
  },
  {
    ...northside,
    customerNumber: 'NS-10004',
    firstname: 'Ira',
    lastname: 'Invited',
    dateOfBirth: '1993-10-11',
  },
  {
    ...northside,
    homeStudioId: 1003,
    customerNumber: 'NS-30001',
    firstname: 'Dea',
    lastname: 'Beispiel',
    dateOfBirth: '1991-07-08',
    iban: 'DE02200505501015871393',
  },
  {
    ...northside,
    homeStudioId: 1003,
    customerNumber: 'NS-30002',
    firstname: 'Dan',
    lastname: 'Beispiel',
    dateOfBirth: '1988-01-20',
    email: 'dan@northside.example',
  },
  {
    ...northside,
    homeStudioId: 1003,
    customerNumber: 'NS-30003',
    firstname: 'Iva',
    lastname: 'Invited',
    dateOfBirth: '1992-09-10',
  },
  {
    tenant: 'volt',
    homeStudioId: 2001,
    customerNumber: 'VG-10001',
    firstname: 'Sam',
    lastname: 'Sample',
    dateOfBirth: '1991-07-08',
    iban: 'DE02300209000106531065',
    email: 'sam@volt.example',
  },
  {
    tenant: 'arcade',
    homeStudioId: 3001,
    customerNumber: 'AR-10001',
    firstname: 'Eva',
    lastname: 'Esempio',
    dateOfBirth: '1991-07-08',
    iban: 'IT60X0542811101000000123456',
    email: 'eva@arcade.example',
  },
] as const satisfies Row[];

/** Invitations by customer number; one is used. */
export const sampleInvitations = [
  { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b10', customerNumber: 'NS-10003', used: false },
  { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b11', customerNumber: 'NS-10004', used: false },
  { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b12', customerNumber: 'NS-10002', used: true },
  { uuid: '0c6b1b7e-8a3c-4f0e-9d5a-2f6f4c1a7b30', customerNumber: 'NS-30003', used: false },
] as const;

/**
 * The seven facility groups of the context RSG_GROUP (spec 2, section 6); one of them has studios in the sample
 * data.
 */
const migratedGroups = [
  'arcade-group',
  'atlas-group',
  'cascade-group',
  'lumen-group',
  'meridian-group',
  'summit-group',
  'tempo-group',
] as const;

/** Returns the customer numbers of all members. */
export async function loadCustomerNumbers(db: Database): Promise<Set<string | null>> {
  const rows = await db.select({ number: customers.customerNumber }).from(customers);
  return new Set(rows.map(({ number }) => number));
}

/** Adds missing members, since databases created before steps were recorded may have some of them. */
export async function seedMembers(db: Database, now: Date): Promise<void> {
  const existing = await loadCustomerNumbers(db);
  const missing = sampleMembers.filter(({ customerNumber }) => !existing.has(customerNumber));
  const groups = await db
    .insert(groupContexts)
    .values(
      migratedGroups.map((facilityGroup) => ({
        facilityGroup,
        accountContext: 'RSG_GROUP' as const,
      })),
    )
    .onConflictDoNothing()
    .returning();
  const rows = await db.insert(customers).values(missing).returning();
  for (const { uuid, customerNumber, used } of sampleInvitations) {
    const member = rows.find((row) => row.customerNumber === customerNumber);
    if (member)
      await db
        .insert(invitations)
        .values({ uuid, customerId: member.id, usedAt: used ? now : null });
  }
  if (groups.length > 0) await seedRefusal(db, now);
}

/** Rejects a member at check-in and adds missed bookings. */
async function seedRefusal(db: Database, now: Date): Promise<void> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, 'refused@northside.example'));
  if (!account) return;
  const days = (n: number) => new Date(now.getTime() + n * 24 * 3_600_000);
  await db
    .update(customers)
    .set({
      accessRefusalReasons: ['OPEN_PAYMENTS'],
      accessRefusedSince: days(-2),
      blockMySportsBookingUntil: days(7),
      entranceLockUntil: days(3),
    })
    .where(eq(customers.accountId, account.id));
}
