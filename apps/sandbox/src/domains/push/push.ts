/** Delivers notifications to push services. */
import { asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Push } from '../../platform/api.ts';
import { addMinutes } from '../../platform/time.ts';
import { maxTries, retryDelayMinutes } from '../../platform/jobs/retries.ts';
import { callService, type Device, type Outcome } from './callService.ts';
import { isAllowedService } from './allowedServices.ts';
import { type PushKey, ensurePushKey } from './pushKey.ts';
import { pushNotices, pushSubscriptions } from './tables.ts';

type Due = { row: typeof pushNotices.$inferSelect; device: Device };

/** Longer than the timeout of a service. */
const leaseMinutes = 3;

/** Number of notifications sent in parallel. */
const batchSize = 5;

/** @param added additional push service origins of the operator */
export function createPush(db: Database, clock: Clock, added: readonly string[]): Push {
  const isAllowed = (endpoint: string) => isAllowedService(endpoint, added);
  return {
    isAllowed,
    async deliver(stopped) {
      const next = async () => (stopped?.aborted ? [] : claim(db, clock.now()));
      let claimed = await next();
      if (claimed.length === 0) return;
      const key = await ensurePushKey(db);
      while (claimed.length > 0) {
        await Promise.all(claimed.map((due) => deliverOne({ db, clock, key, isAllowed }, due)));
        claimed = await next();
      }
    },
  };
}

/** Claims due notifications for the duration of the lease. */
async function claim(db: Database, now: Date): Promise<Due[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ row: pushNotices, device: pushSubscriptions })
      .from(pushNotices)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushNotices.subscriptionId))
      .where(or(isNull(pushNotices.dueAt), lte(pushNotices.dueAt, now)))
      .orderBy(asc(pushNotices.id))
      .limit(batchSize)
      .for('update', { of: pushNotices, skipLocked: true });
    const ids = due.map(({ row }) => row.id);
    if (ids.length > 0)
      await tx
        .update(pushNotices)
        .set({ dueAt: addMinutes(now, leaseMinutes), tries: sql`${pushNotices.tries} + 1` })
        .where(inArray(pushNotices.id, ids));
    return due.map(({ row, device }) => ({ row: { ...row, tries: row.tries + 1 }, device }));
  });
}

type Sender = { db: Database; clock: Clock; key: PushKey; isAllowed: Push['isAllowed'] };

async function deliverOne(
  { db, clock, key, isAllowed }: Sender,
  { row, device }: Due,
): Promise<void> {
  // The operator may have removed the service since.
  const { status, reason }: Outcome = isAllowed(device.endpoint)
    ? await callService(key, device, row.notice)
    : { status: 'gone', reason: 'unknown service' };
  if (status === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
    return;
  }
  const again = status === 'later' && row.tries < maxTries;
  if (status !== 'taken')
    // Logs neither address nor content, which contain personal data.
    console.error(
      `A notice was not taken by the push service (${reason}): ${again ? 'tried again later' : 'given up'}.`,
    );
  const one = eq(pushNotices.id, row.id);
  if (again)
    await db
      .update(pushNotices)
      .set({ dueAt: addMinutes(clock.now(), retryDelayMinutes(row.tries)) })
      .where(one);
  else await db.delete(pushNotices).where(one);
}
