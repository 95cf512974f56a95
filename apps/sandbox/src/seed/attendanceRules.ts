/** What follows from missed bookings and open payments at Northside, and points for visits. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { accounts, customers } from '../domains/accounts/tables.ts';
import { accountEntries } from '../domains/customerAccounts/tables.ts';
import { ensureAccount } from '../domains/customerData/membershipPayment.ts';
import { loyaltyActivities, loyaltyPrograms } from '../domains/points/tables.ts';
import { studios } from '../domains/studios/tables.ts';
import { addDays, dayIn } from '../platform/time.ts';

const tenant = 'northside';

/** Below the days of sample members who owe something without being refused. */
const daysUntilRefusal = 30;

const activities: Omit<typeof loyaltyActivities.$inferInsert, 'tenant'>[] = [
  {
    type: 'CHECK_IN',
    name: 'Come in',
    description: 'Check in at the studio, once a day.',
    points: 5,
    position: 4,
  },
  {
    type: 'CUSTOM',
    name: 'A thank-you from the studio',
    description: 'The studio gives points for a helping hand, such as an open day.',
    points: 50,
    position: 5,
  },
];

/** Replaces the refusal that a sample member got for life by an amount that can be paid. */
async function seedDebt(db: Database, now: Date): Promise<void> {
  const [refused] = await db
    .select({ customer: customers, studio: studios })
    .from(customers)
    .innerJoin(accounts, eq(accounts.id, customers.accountId))
    .innerJoin(studios, eq(studios.id, customers.homeStudioId))
    .where(and(eq(accounts.email, 'refused@northside.example'), eq(customers.tenant, tenant)));
  if (!refused) return;
  const { customer, studio } = refused;
  const { id } = await ensureAccount(db, customer, studio);
  const dueDate = addDays(dayIn(studio.zoneId, now), -daysUntilRefusal - 3);
  await db.insert(accountEntries).values({
    customerAccountId: id,
    kind: 'CLAIM',
    name: 'Personal Training',
    amountCents: 6900,
    dueDate,
    bookedAt: now,
  });
  await db
    .update(customers)
    .set({ accessRefusalReasons: [], accessRefusedSince: null })
    .where(eq(customers.id, customer.id));
}

export async function seedAttendanceRules(db: Database, now: Date): Promise<void> {
  await db
    .update(studios)
    .set({
      daysUntilRefusal,
      noShowRule: { feeCents: null, count: 3, withinDays: 30, bookingDays: 7, entranceDays: 0 },
    })
    .where(eq(studios.tenant, tenant));
  await seedDebt(db, now);
  const [program] = await db
    .select({ tenant: loyaltyPrograms.tenant })
    .from(loyaltyPrograms)
    .where(eq(loyaltyPrograms.tenant, tenant));
  if (!program) return;
  await db.insert(loyaltyActivities).values(activities.map((one) => ({ ...one, tenant })));
  await db
    .update(loyaltyActivities)
    .set({ description: 'Book a class and check in for it.' })
    .where(and(eq(loyaltyActivities.tenant, tenant), eq(loyaltyActivities.type, 'COURSE_BOOKING')));
}
