/** Joining the program, immediately or after confirmation by the chain. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { currentSurface } from '../../platform/scope.ts';
import { addMinutes } from '../../platform/time.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { customers } from '../accounts/tables.ts';
import { findCustomerStudio } from '../accounts/findCustomerStudio.ts';
import { notifyMember } from '../customerData/notifyMember.ts';
import { earnPoints } from '../points/earning.ts';
import { loyaltyMembers } from '../points/tables.ts';
import { getParticipant, type Participant, getProgram } from './program.ts';

/** Books the points for joining. */
const bookWelcomePoints = (
  tx: Database,
  { customer, studio }: Pick<Participant, 'customer' | 'studio'>,
  at: Date,
): Promise<void> =>
  earnPoints(tx, eq(customers.id, customer.id), studio.zoneId, {
    type: 'REGISTRATION',
    id: 'REGISTRATION',
    at,
  });

/**
 * Joins the program; repeating the call has no effect.
 * @param tx the transaction that has locked the account
 */
export async function join(tx: Database, by: AuditedMember, now: Date): Promise<Participant> {
  const before = await getParticipant(tx, by);
  if (before.member !== null) return before;
  const registeredAt = before.program.confirmationRequired ? null : now;
  const reader = currentSurface();
  const member = { customerId: before.customer.id, reader, joinedAt: now, registeredAt };
  await tx.insert(loyaltyMembers).values(member);
  if (registeredAt !== null) await bookWelcomePoints(tx, before, now);
  await audit(tx, { by, at: now, kind: 'loyalty-member', id: before.customer.id });
  return { ...before, member };
}

/** Confirms a waiting member, who participates from now on, or refuses, so that they can register again. */
export function decideRegistration(
  { db }: Pick<Services, 'db'>,
  customerId: number,
  decision: 'ACCEPTED' | 'REJECTED',
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (decision === 'REJECTED') {
      await tx
        .delete(loyaltyMembers)
        .where(and(eq(loyaltyMembers.customerId, customerId), isNull(loyaltyMembers.registeredAt)));
      return;
    }
    const [confirmed] = await tx
      .update(loyaltyMembers)
      .set({ registeredAt: now })
      .where(and(eq(loyaltyMembers.customerId, customerId), isNull(loyaltyMembers.registeredAt)))
      .returning();
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
    if (!confirmed || !customer) return;
    const studio = await findCustomerStudio(tx, customer);
    const program = await getProgram(tx, customer.tenant);
    await bookWelcomePoints(tx, { customer, studio }, now);
    await notifyMember(
      tx,
      { customer, studio, reader: confirmed.reader },
      {
        type: 'LOYALTY_CONFIRMED',
        what: { as: 'text', text: program.title },
        event: 'loyalty',
      },
      now,
    );
  });
}

/** How long the sample studios take to confirm. */
const confirmedAfterMinutes = 1440;

/** Confirms members who have been waiting for a day, on behalf of the sample studios. */
export async function confirmOldRegistrations({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const old = await db
    .select({ id: loyaltyMembers.customerId })
    .from(loyaltyMembers)
    .where(
      and(
        isNull(loyaltyMembers.registeredAt),
        lt(loyaltyMembers.joinedAt, addMinutes(now, -confirmedAfterMinutes)),
      ),
    );
  await forEachIsolated('Confirming a loyalty member', old, ({ id }) =>
    decideRegistration({ db }, id, 'ACCEPTED', now),
  );
}
