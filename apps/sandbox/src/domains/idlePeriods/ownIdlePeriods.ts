/** Idle periods of members, and what limits new ones. */
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Customer } from '../accounts/customers.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { findMainContract } from '../memberships/mainContract.ts';
import { contractLastDay, type Membership } from '../memberships/membership.ts';
import { studioDay } from '../memberships/ownMemberships.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { type IdlePeriodRules, loadRules, type Situation } from './rules.ts';
import { idlePeriods } from '../memberships/tables.ts';

export type StoredIdlePeriod = typeof idlePeriods.$inferSelect;

/** Finds the contract to pause: a running one, else an upcoming one, else a canceled one. */
export const findPausable = (memberships: readonly Membership[], now: Date): Membership | null =>
  findMainContract(memberships, now, ['RUNNING', 'UPCOMING', 'CANCELED']);

/** Finds an idle period regardless of its owner; null if there is none. */
export async function findIdlePeriod(db: Database, id: number): Promise<StoredIdlePeriod | null> {
  const [found] = await db.select().from(idlePeriods).where(eq(idlePeriods.id, id));
  return found ?? null;
}

/** Loads the idle periods of contracts by start, without canceled ones. */
export async function loadIdlePeriods(
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

/** @param membership locked if something will be written */
export async function loadSituation(
  db: Database,
  membership: Membership,
  today: string,
): Promise<Situation> {
  const { contract, studio } = membership;
  const found = await loadIdlePeriods(db, [contract.id]);
  return {
    rules: await loadRules(db, studio.id),
    today,
    contractStartDate: contract.startDate,
    contractEndDate: contractLastDay(membership),
    others: found.filter(({ state }) => state === 'ACCEPTED' || state === 'PENDING'),
  };
}

/** Loads the applicable rules: those of the contract's studio, else of the home studio. */
export async function loadMemberRules(
  db: Database,
  customer: Customer,
  resting: Membership | null,
): Promise<{ studio: StoredStudio; rules: IdlePeriodRules }> {
  const studio = resting?.studio ?? (await findCustomerStudio(db, customer));
  return { studio, rules: await loadRules(db, studio.id) };
}

/** Loads what limits new idle periods of the pausable contract; null if there is none or it is canceled. */
export async function findSituation(
  db: Database,
  memberships: readonly Membership[],
  now: Date,
): Promise<{ membership: Membership; situation: Situation } | null> {
  const membership = findPausable(memberships, now);
  if (!membership || membership.contract.cancelationDate !== null) return null;
  return { membership, situation: await loadSituation(db, membership, studioDay(membership, now)) };
}
