/** More members than the world begins with. */
import { eq } from 'drizzle-orm';
import { accounts, customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { bookingOptions, courseAppointments } from '../../src/domains/bookings/courses/tables.ts';

type Appointment = typeof courseAppointments.$inferInsert;

/** An id that the world's own rows do not have. */
const firstId = 20_000;

/**
 * Members of studio 1001 who each hold something that can pay.
 * @param remaining uses that each one has left; null: no limit
 * @returns their ids; the option of the first has the id 20000, and so on
 */
export async function addMembers(
  db: Database,
  count: number,
  remaining: number | null = null,
): Promise<number[]> {
  const ids = Array.from({ length: count }, (_, index) => firstId + index);
  await db.insert(accounts).values(
    ids.map((id) => ({
      id,
      email: `member-${id}@sample.example`,
      accountContext: 'MY_SPORTS' as const,
      name: `Member ${id}`,
      verified: true,
    })),
  );
  await db.insert(customers).values(
    ids.map((id) => ({
      id,
      tenant: 'northside',
      accountId: id,
      homeStudioId: 1001,
      permissions: [],
    })),
  );
  await db.insert(studioConnects).values(ids.map((id) => ({ accountId: id, studioId: 1001 })));
  await db.insert(bookingOptions).values(
    ids.map((id) => ({
      id,
      accountId: id,
      tenant: 'northside',
      type: 'FLAT_CONTINGENT' as const,
      name: 'Course flat',
      categoryIds: [],
      remaining,
    })),
  );
  return ids;
}

/** An empty course in the place of the one of the examples. */
export async function setCourse(db: Database, changes: Partial<Appointment>): Promise<void> {
  const startsAt = changes.startsAt ?? new Date('2026-11-26T17:00:00+01:00');
  await db.delete(courseAppointments);
  await db.insert(courseAppointments).values({
    id: 50_001,
    courseId: 401,
    studioId: 1001,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 3_600_000),
    maxParticipants: 1,
    waitingListActive: true,
    maxWaitingListParticipants: 5,
    employeeIds: [301],
    locationIds: [21],
    meetingType: 'ON_SITE',
    status: 'ACTIVE',
    priceState: 'ONLINE_PAYMENT',
    priceCents: 1450,
    ...changes,
  });
}

/** @returns the id of the account with a main address */
export async function accountIdOf(db: Database, email: string): Promise<number> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error(`There is no account ${email}.`);
  return account.id;
}

/** Accounts that no studio knows. @returns their ids */
export async function addVisitors(db: Database, count: number): Promise<number[]> {
  const ids = Array.from({ length: count }, (_, index) => firstId + index);
  await db.insert(accounts).values(
    ids.map((id) => ({
      id,
      email: `visitor-${id}@sample.example`,
      accountContext: 'MY_SPORTS' as const,
      name: `Visitor ${id}`,
      verified: true,
    })),
  );
  return ids;
}
