/** Joining the program: at once, or once people of the chain have confirmed it. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { forEachIsolated } from '../../server/forEachIsolated.ts';
import { currentSurface } from '../../server/scope.ts';
import { addMinutes } from '../../time.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import { customers } from '../accounts/tables.ts';
import { studioOfCustomer } from '../customerData/studioOfCustomer.ts';
import { notifyMember } from '../messages/notifyMember.ts';
import { activitiesOf, earn, participantOf, type Participant, programAt } from './program.ts';
import { loyaltyMembers } from './tables.ts';

/** Gives what joining earns. */
async function welcome(
  tx: Database,
  { customer, program, studio }: Pick<Participant, 'customer' | 'program' | 'studio'>,
  at: Date,
): Promise<void> {
  const activities = await activitiesOf(tx, program.tenant);
  const who = { customerId: customer.id, program, zoneId: studio.zoneId };
  for (const { type, name, points } of activities)
    if (type === 'REGISTRATION') await earn(tx, who, { name, points, event: 'REGISTRATION', at });
}

/**
 * Whoever has joined stays as they are.
 * @param tx the transaction that has locked the account
 */
export async function join(tx: Database, by: AuditedMember, now: Date): Promise<Participant> {
  const before = await participantOf(tx, by);
  if (before.member !== null) return before;
  const registeredAt = before.program.confirmationRequired ? null : now;
  const reader = currentSurface();
  const member = { customerId: before.customer.id, reader, joinedAt: now, registeredAt };
  await tx.insert(loyaltyMembers).values(member);
  if (registeredAt !== null) await welcome(tx, before, now);
  await audit(tx, { by, at: now, kind: 'loyalty-member', id: before.customer.id });
  return { ...before, member };
}

/** What the chain says to somebody who waits: from then on they take part. */
function confirmJoining(
  { db }: Pick<Services, 'db'>,
  customerId: number,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(loyaltyMembers)
      .set({ registeredAt: now })
      .where(and(eq(loyaltyMembers.customerId, customerId), isNull(loyaltyMembers.registeredAt)))
      .returning();
    const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
    if (!confirmed || !customer) return;
    const studio = await studioOfCustomer(tx, customer);
    const program = await programAt(tx, customer.tenant);
    await welcome(tx, { customer, program, studio }, now);
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

/** How long the sample studios take to look at who joins. */
const confirmedAfterMinutes = 1440;

/** The people of the sample studios confirm whoever has waited for a day. */
export async function confirmOldJoinings({
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
    confirmJoining({ db }, id, now),
  );
}
