/** Members in addition to those of the test world. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { accounts, customers, studioConnects } from '../../src/domains/accounts/tables.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { bookingOptions, courseAppointments } from '../../src/domains/bookings/courses/tables.ts';
import { contracts } from '../../src/domains/membershipOffers/tables.ts';
import { yearRow } from '../../src/states/membershipRows.ts';

type Appointment = typeof courseAppointments.$inferInsert;

/** Above all ids of the test world. */
const firstId = 20_000;

/**
 * Adds members of studio 1001 with one booking option each.
 * @param remaining uses left of each option; null: unlimited
 * @param benefitIds benefits that each option pays for; none: it pays for courses alone
 * @returns their ids; each option has the id of its member, starting with 20000
 */
export async function addMembers(
  db: Database,
  count: number,
  remaining: number | null = null,
  benefitIds: number[] = [],
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
      benefitIds,
      remaining,
    })),
  );
  return ids;
}

/** Replaces the sample course with an empty one. */
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

/** @returns the id of the account with a main address @throws when there is none */
export async function findAccountId(db: Database, email: string): Promise<number> {
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) throw new Error(`There is no account ${email}.`);
  return account.id;
}

/** Adds accounts without a studio. @returns their ids */
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

/** Gives accounts a running contract each, which lets them in. */
export async function addContracts(db: Database, accountIds: readonly number[]): Promise<void> {
  await db.insert(contracts).values(
    accountIds.map((accountId) => ({
      ...yearRow,
      id: accountId,
      uuid: randomUUID(),
      contractNumber: `NO1001-${accountId}`,
      termId: null,
      accountId,
    })),
  );
}
