/** The idle periods of whoever asks, and what decides about a further one. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Customer } from '../accounts/customers.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import { mainOf } from '../memberContracts/main.ts';
import { lastDayOf, type Membership } from '../memberContracts/membership.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { type IdlePeriodRules, rulesOf, type Situation } from './rules.ts';
import { idlePeriods } from './tables.ts';

export type StoredIdlePeriod = typeof idlePeriods.$inferSelect;

/** The contract that would rest: the one that runs, else one that lies ahead, else one that is canceled. */
export const restingOf = (memberships: readonly Membership[], now: Date): Membership | null =>
  mainOf(memberships, now, ['RUNNING', 'UPCOMING', 'CANCELED']);

/** Whoever has it; null when there is none. */
export async function idlePeriodOf(db: Database, id: number): Promise<StoredIdlePeriod | null> {
  const [found] = await db.select().from(idlePeriods).where(eq(idlePeriods.id, id));
  return found ?? null;
}

/** The idle periods of some contracts that are not canceled, by their days. */
export async function idlePeriodsOf(
  db: Database,
  contractIds: readonly number[],
): Promise<StoredIdlePeriod[]> {
  if (contractIds.length === 0) return [];
  return db
    .select()
    .from(idlePeriods)
    .where(
      and(inArray(idlePeriods.contractId, [...contractIds]), ne(idlePeriods.state, 'CANCELED')),
    )
    .orderBy(asc(idlePeriods.startDate), asc(idlePeriods.id));
}

/** @param membership locked where something is to be written */
export async function situationOf(
  db: Database,
  membership: Membership,
  today: string,
): Promise<Situation> {
  const { contract, studio } = membership;
  const found = await idlePeriodsOf(db, [contract.id]);
  return {
    rules: await rulesOf(db, studio.id),
    today,
    contractStartDate: contract.startDate,
    contractEndDate: lastDayOf(membership),
    others: found.filter(({ state }) => state === 'ACCEPTED' || state === 'PENDING'),
  };
}

/** Whose rules count: those of the studio of the contract, else of the home studio. */
export async function rulesFor(
  db: Database,
  customer: Customer,
  resting: Membership | null,
): Promise<{ studio: StoredStudio; rules: IdlePeriodRules }> {
  const studio = resting?.studio ?? (await studioOfCustomer(db, customer));
  return { studio, rules: await rulesOf(db, studio.id) };
}
