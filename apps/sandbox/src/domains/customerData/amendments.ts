/** Pending changes: requesting, withdrawing and deciding. */
import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addMinutes } from '../../platform/time.ts';
import { customers } from '../accounts/tables.ts';
import { notifyAboutAmendment, notifyFormerAddress } from './notifyMember.ts';
import { archiveUnused, setMembershipInstrument } from './membershipPayment.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { type AmendmentState, customerAmendments, type Amendment } from './tables.ts';
import type { Section } from '../accounts/permissions.ts';
type RequestedChange = Pick<
  typeof customerAmendments.$inferInsert,
  'section' | 'personal' | 'address' | 'contact' | 'instrumentId'
>;

/** Finds the pending change of a section; null without one. */
export async function findPending(
  db: Database,
  customerId: number,
  section: Section,
): Promise<Amendment | null> {
  const [found] = await db
    .select()
    .from(customerAmendments)
    .where(
      and(
        eq(customerAmendments.customerId, customerId),
        eq(customerAmendments.section, section),
        eq(customerAmendments.state, 'PENDING'),
      ),
    );
  return found ?? null;
}

export const amendmentPendingError = (): Error =>
  apiError(409, 'amendment.error.pending', 'Another change waits for the studio');

/** @param tx the transaction that has locked the member and checked that nothing is pending */
export async function requestAmendment(
  tx: Database,
  customerId: number,
  wanted: RequestedChange,
  now: Date,
): Promise<void> {
  await tx.insert(customerAmendments).values({
    ...wanted,
    id: randomUUID(),
    customerId,
    state: 'PENDING',
    reader: currentSurface(),
    createdAt: now,
  });
}

/** Locks an amendment until the transaction ends; null if there is none. */
async function lockAmendment(tx: Database, id: string): Promise<Amendment | null> {
  const [found] = await tx
    .select()
    .from(customerAmendments)
    .where(eq(customerAmendments.id, id))
    .for('update');
  return found ?? null;
}

async function closeAmendment(tx: Database, { id }: Amendment, state: AmendmentState, now: Date) {
  await tx
    .update(customerAmendments)
    .set({ state, endedAt: now })
    .where(eq(customerAmendments.id, id));
}

/**
 * Withdraws a change.
 * @param tx the transaction that has locked the member's account
 * @returns whether it was still pending
 * @throws 404 for another member's change, 409 if the studio has decided
 */
export async function withdraw(
  tx: Database,
  id: string,
  customerId: number,
  now: Date,
): Promise<boolean> {
  const amendment = await lockAmendment(tx, id);
  if (amendment?.customerId !== customerId)
    throw apiError(404, 'amendment.error.notfound', 'There is no such change');
  if (amendment.state === 'WITHDRAWN') return false;
  if (amendment.state !== 'PENDING')
    throw apiError(409, 'amendment.error.decided', 'The studio has decided about this change', {
      args: [{ type: 'STRING', value: amendment.state }],
    });
  await closeAmendment(tx, amendment, 'WITHDRAWN', now);
  await archiveUnused(tx, amendment, now);
  return true;
}

/** Records the studio's decision about a change. Withdrawn changes stay withdrawn. */
export function decideAmendment(
  { db }: Pick<Services, 'db'>,
  id: string,
  state: 'ACCEPTED' | 'REJECTED',
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const amendment = await lockAmendment(tx, id);
    if (amendment?.state !== 'PENDING') return;
    await closeAmendment(tx, amendment, state, now);
    if (state === 'ACCEPTED') await applyAmendment(tx, amendment, now);
    else await archiveUnused(tx, amendment, now);
    await notifyAboutAmendment(tx, amendment, state, now);
  });
}

async function applyAmendment(tx: Database, amendment: Amendment, now: Date): Promise<void> {
  const { customerId, personal, address, contact, instrumentId, reader } = amendment;
  const changes = { ...personal, ...address, ...contact };
  const [before] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (Object.keys(changes).length > 0)
    await tx.update(customers).set(changes).where(eq(customers.id, customerId));
  if (instrumentId !== null) await setMembershipInstrument(tx, customerId, instrumentId, now);
  if (before && contact && contact.email !== before.email) {
    const studio = await findCustomerStudio(tx, before);
    await notifyFormerAddress(tx, { customer: before, studio, reader });
  }
}

/** How long the sample studios take to decide. */
const decidedAfterMinutes = 1440;

/** Accepts changes that have been pending for a day, on behalf of the sample studios. */
export async function decideOldAmendments({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const old = await db
    .select({ id: customerAmendments.id })
    .from(customerAmendments)
    .where(
      and(
        eq(customerAmendments.state, 'PENDING'),
        lt(customerAmendments.createdAt, addMinutes(now, -decidedAfterMinutes)),
      ),
    );
  await forEachIsolated('Deciding on an amendment', old, ({ id }) =>
    decideAmendment({ db }, id, 'ACCEPTED', now),
  );
}
