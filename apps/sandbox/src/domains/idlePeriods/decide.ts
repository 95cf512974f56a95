/** How idle periods end before they begin: the member cancels them, or the studio decides. */
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Services } from '../../server/api.ts';
import { eachAlone } from '../../server/eachAlone.ts';
import { fault } from '../../server/fault.ts';
import { addMinutes } from '../../time.ts';
import { audit, type AuditedMember } from '../audit/audit.ts';
import { tellIdlePeriod } from '../mail/idleMails.ts';
import { wordsOfStudio } from '../mail/idleTexts.ts';
import { isOver } from '../memberContracts/leaving.ts';
import { lockMembership, type Membership } from '../memberContracts/membership.ts';
import { dayAt } from '../memberContracts/own.ts';
import { chargeAgain, checkNotCanceled } from './ask.ts';
import { idlePeriodOf, type StoredIdlePeriod } from './own.ts';
import { idlePeriods } from './tables.ts';
import { stateOn } from './view.ts';

/** An idle period with its contract, which is locked until the transaction ends. */
async function lockIdlePeriod(
  tx: Database,
  id: number,
): Promise<{ found: StoredIdlePeriod; membership: Membership } | null> {
  const before = await idlePeriodOf(tx, id);
  const membership = before && (await lockMembership(tx, before.contractId));
  // What was read before the lock may be another one by now.
  const found = membership && (await idlePeriodOf(tx, id));
  return found && membership ? { found, membership } : null;
}

type Ended = Partial<
  Pick<StoredIdlePeriod, 'state' | 'rejectionReason' | 'decidedAt' | 'canceledAt'>
>;

const end = (tx: Database, id: number, ended: Ended) =>
  tx.update(idlePeriods).set(ended).where(eq(idlePeriods.id, id));

/** @throws 409 for one that has begun, is over or was refused, and when the contract is canceled */
function checkCancelable(found: StoredIdlePeriod, membership: Membership, today: string): void {
  const hasBegun = found.state === 'ACCEPTED' && found.startDate <= today;
  if (hasBegun || found.state === 'REJECTED')
    throw fault(
      409,
      'idleperiod.error.notcancelable',
      'The idle period cannot be canceled any more',
      { args: [{ type: 'STRING', value: stateOn(found, today) }] },
    );
  if (found.state === 'ACCEPTED') checkNotCanceled(membership);
}

/**
 * Cancels an idle period of the member who asks; one that is canceled already stays so.
 * @param tx the transaction that has locked the account
 * @throws 404 for one of somebody else, 409 for one that cannot be canceled any more
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
    throw fault(404, 'idleperiod.error.notfound', 'There is no such idle period');
  const { found, membership } = locked;
  if (found.state === 'CANCELED') return;
  const today = dayAt(membership, now);
  checkCancelable(found, membership, today);
  await end(tx, id, { state: 'CANCELED', canceledAt: now });
  if (found.state === 'ACCEPTED') await chargeAgain(tx, found.contractId, today, now);
  await audit(tx, {
    by,
    at: now,
    kind: 'idle-period',
    id,
    fields: ['state'] satisfies (keyof StoredIdlePeriod)[],
  });
  await tellIdlePeriod(tx, id, 'canceled');
}

type Decision = { state: 'ACCEPTED' } | { state: 'REJECTED'; rejectionReason: string | null };

/**
 * What the studio says to an idle period that waits. One that was canceled meanwhile stays so; of a contract that was canceled meanwhile
 * none is accepted, so that what was said of its end counts.
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
    const today = dayAt(membership, now);
    const goesOn = membership.contract.cancelationDate === null && !isOver(membership, today);
    const said: Decision =
      decision.state === 'ACCEPTED' && !goesOn
        ? {
            state: 'REJECTED',
            rejectionReason: wordsOfStudio(membership.studio.locale).contractEnds,
          }
        : decision;
    await end(tx, id, { ...said, decidedAt: now });
    if (said.state === 'ACCEPTED') await chargeAgain(tx, found.contractId, today, now);
    await tellIdlePeriod(tx, id, said.state === 'ACCEPTED' ? 'accepted' : 'rejected');
  });
}

/** How long the sample studios take to look at an idle period. */
const decidedAfterMinutes = 1440;

/** The people of the sample studios accept whatever has waited for a day. */
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
  await eachAlone('Deciding about an idle period', old, ({ id }) =>
    decideIdlePeriod({ db }, id, { state: 'ACCEPTED' }, now),
  );
}
