/** Canceling idle periods and deciding about pending ones. */
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/api.ts';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { addMinutes } from '../../platform/time.ts';
import { audit, type AuditedMember } from '../accounts/audit.ts';
import { notifyAboutIdlePeriod } from './idleMails.ts';
import { findIdleTexts } from './idleTexts.ts';
import { isOver } from '../memberships/exitOptions.ts';
import { lockMembership, type Membership } from '../memberships/membership.ts';
import { studioDay } from '../memberships/ownMemberships.ts';
import { updateCharges, checkNotCanceled } from './requestIdlePeriod.ts';
import { findIdlePeriod, type StoredIdlePeriod } from './ownIdlePeriods.ts';
import { idlePeriodState } from './view.ts';
import { idlePeriods } from '../memberships/tables.ts';

/** Loads an idle period and locks its contract until the transaction ends. */
async function lockIdlePeriod(
  tx: Database,
  id: number,
): Promise<{ found: StoredIdlePeriod; membership: Membership } | null> {
  const before = await findIdlePeriod(tx, id);
  const membership = before && (await lockMembership(tx, before.contractId));
  // The idle period may have changed while waiting for the lock.
  const found = membership && (await findIdlePeriod(tx, id));
  return found && membership ? { found, membership } : null;
}

type Ended = Partial<
  Pick<StoredIdlePeriod, 'state' | 'rejectionReason' | 'decidedAt' | 'canceledAt'>
>;

const updateIdlePeriod = (tx: Database, id: number, ended: Ended) =>
  tx.update(idlePeriods).set(ended).where(eq(idlePeriods.id, id));

/** @throws 409 if it has started, is over or was rejected, or the contract is canceled */
function checkCancelable(found: StoredIdlePeriod, membership: Membership, today: string): void {
  const hasBegun = found.state === 'ACCEPTED' && found.startDate <= today;
  if (hasBegun || found.state === 'REJECTED')
    throw apiError(
      409,
      'idleperiod.error.notcancelable',
      'The idle period cannot be canceled any more',
      { args: [{ type: 'STRING', value: idlePeriodState(found, today) }] },
    );
  if (found.state === 'ACCEPTED') checkNotCanceled(membership);
}

/**
 * Cancels an idle period of the current member; repeating the call has no effect.
 * @param tx the transaction that has locked the account
 * @throws 404 for another member's idle period, 409 if it can no longer be canceled
 */
export async function cancelIdlePeriod(
  tx: Database,
  by: AuditedMember,
  { id, tenant }: { id: number; tenant: string },
  now: Date,
): Promise<void> {
  const locked = await lockIdlePeriod(tx, id);
  const { contract, studio } = locked?.membership ?? {};
  if (!locked || contract?.accountId !== by.account.id || studio?.tenant !== tenant)
    throw apiError(404, 'idleperiod.error.notfound', 'There is no such idle period');
  const { found, membership } = locked;
  if (found.state === 'CANCELED') return;
  const today = studioDay(membership, now);
  checkCancelable(found, membership, today);
  await updateIdlePeriod(tx, id, { state: 'CANCELED', canceledAt: now });
  if (found.state === 'ACCEPTED') await updateCharges(tx, found.contractId, today, now);
  await audit(tx, {
    by,
    at: now,
    kind: 'idle-period',
    id,
    fields: ['state'] satisfies (keyof StoredIdlePeriod)[],
  });
  await notifyAboutIdlePeriod(tx, id, 'canceled');
}

type Decision = { state: 'ACCEPTED' } | { state: 'REJECTED'; rejectionReason: string | null };

/**
 * Records the studio's decision about a pending idle period. Canceled ones stay canceled; if the contract was canceled
 * in the meantime, it is rejected, because the confirmed end must not move.
 */
export function decideIdlePeriod(
  { db }: Pick<Services, 'db'>,
  id: number,
  decision: Decision,
  now: Date,
): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockIdlePeriod(tx, id);
    if (locked?.found.state !== 'PENDING') return;
    const { found, membership } = locked;
    const today = studioDay(membership, now);
    const isContinuing = membership.contract.cancelationDate === null && !isOver(membership, today);
    const finalDecision: Decision =
      decision.state === 'ACCEPTED' && !isContinuing
        ? {
            state: 'REJECTED',
            rejectionReason: findIdleTexts(membership.studio.locale).contractEnds,
          }
        : decision;
    await updateIdlePeriod(tx, id, { ...finalDecision, decidedAt: now });
    if (finalDecision.state === 'ACCEPTED') await updateCharges(tx, found.contractId, today, now);
    await notifyAboutIdlePeriod(
      tx,
      id,
      finalDecision.state === 'ACCEPTED' ? 'accepted' : 'rejected',
    );
  });
}

/** How long the sample studios take to decide. */
const decidedAfterMinutes = 1440;

/** Accepts idle periods that have been pending for a day, on behalf of the sample studios. */
export async function decideOldIdlePeriods({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const old = await db
    .select({ id: idlePeriods.id })
    .from(idlePeriods)
    .where(
      and(
        eq(idlePeriods.state, 'PENDING'),
        lt(idlePeriods.requestedAt, addMinutes(now, -decidedAfterMinutes)),
      ),
    );
  await forEachIsolated('Deciding about an idle period', old, ({ id }) =>
    decideIdlePeriod({ db }, id, { state: 'ACCEPTED' }, now),
  );
}
