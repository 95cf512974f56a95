/** Changes that wait for the studio: asked for, taken back, decided. */
import { randomUUID } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { apiError } from '../../server/apiError.ts';
import { currentSurface } from '../../server/scope.ts';
import { addMinutes } from '../../time.ts';
import { customers } from '../accounts/tables.ts';
import { notifyAboutAmendment, notifyFormerAddress } from '../messages/notifyMember.ts';
import { forgetUnused, payBy } from './membershipPayment.ts';
import { studioOfCustomer } from './studioOfCustomer.ts';
import { type AmendmentState, customerAmendments, type Section } from './tables.ts';

export type Amendment = typeof customerAmendments.$inferSelect;

type Wanted = Pick<
  typeof customerAmendments.$inferInsert,
  'section' | 'personal' | 'address' | 'contact' | 'instrumentId'
>;

/** The change of a section that waits for the studio; null when none does. */
export async function pendingOf(
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

export const amendmentPending = (): Error =>
  apiError(409, 'amendment.error.pending', 'Another change waits for the studio');

/** @param tx the transaction that has locked the member, and found that nothing waits */
export async function askFor(
  tx: Database,
  customerId: number,
  wanted: Wanted,
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

/** An amendment, locked until the transaction ends; null when there is none. */
async function lockAmendment(tx: Database, id: string): Promise<Amendment | null> {
  const [found] = await tx
    .select()
    .from(customerAmendments)
    .where(eq(customerAmendments.id, id))
    .for('update');
  return found ?? null;
}

async function end(tx: Database, { id }: Amendment, state: AmendmentState, now: Date) {
  await tx
    .update(customerAmendments)
    .set({ state, endedAt: now })
    .where(eq(customerAmendments.id, id));
}

/**
 * Takes a change back.
 * @param tx the transaction that has locked the account of the member
 * @returns whether it waited until now
 * @throws 404 for a change of somebody else, 409 for one that the studio has decided
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
  await end(tx, amendment, 'WITHDRAWN', now);
  await forgetUnused(tx, amendment, now);
  return true;
}

/** What the studio says to a change. One that was taken back meanwhile stays so. */
export function decide(
  { db }: Pick<Services, 'db'>,
  id: string,
  state: 'ACCEPTED' | 'REJECTED',
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const amendment = await lockAmendment(tx, id);
    if (amendment?.state !== 'PENDING') return;
    await end(tx, amendment, state, now);
    if (state === 'ACCEPTED') await carryOut(tx, amendment, now);
    else await forgetUnused(tx, amendment, now);
    await notifyAboutAmendment(tx, amendment, state, now);
  });
}

async function carryOut(tx: Database, amendment: Amendment, now: Date): Promise<void> {
  const { customerId, personal, address, contact, instrumentId, reader } = amendment;
  const changes = { ...personal, ...address, ...contact };
  const [before] = await tx.select().from(customers).where(eq(customers.id, customerId));
  if (Object.keys(changes).length > 0)
    await tx.update(customers).set(changes).where(eq(customers.id, customerId));
  if (instrumentId !== null) await payBy(tx, customerId, instrumentId, now);
  if (before && contact && contact.email !== before.email) {
    const studio = await studioOfCustomer(tx, before);
    await notifyFormerAddress(tx, { customer: before, studio, reader });
  }
}

/** How long the sample studios take to look at a change. */
const decidedAfterMinutes = 1440;

/** The people of the sample studios approve of whatever has waited for a day. */
export async function decideOld({ db, clock }: Services): Promise<void> {
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
  for (const { id } of old) await decide({ db }, id, 'ACCEPTED', now);
}
