/** Handing notices to push services. */
import { asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { addMinutes } from '../../time.ts';
import { maxTries, retryDelayMinutes } from '../jobs/retries.ts';
import { callService, type Device, type Outcome } from './callService.ts';
import { isAtPushService } from './isAtPushService.ts';
import { type PushKey, pushKeyOf } from './pushKey.ts';
import { pushNotices, pushSubscriptions } from './tables.ts';

export type Push = {
  /** Whether an endpoint is at a push service that may be called. */
  knows: (endpoint: string) => boolean;
  /**
   * Hands what is due to the push services, and returns when nothing is. Each notice is one process's at a time.
   * @param stopped ends it after the calls that are under way
   */
  deliver: (stopped?: AbortSignal) => Promise<void>;
};

type Due = { row: typeof pushNotices.$inferSelect; device: Device };

/** For so long a notice is its process's alone: longer than a service is waited for. */
const leaseMinutes = 3;

/** How many are sent at the same time. */
const atOnce = 5;

/** @param added origins of push services that the operator has added */
export function createPush(db: Database, clock: Clock, added: readonly string[]): Push {
  const knows = (endpoint: string) => isAtPushService(endpoint, added);
  return {
    knows,
    async deliver(stopped) {
      const next = async () => (stopped?.aborted ? [] : claim(db, clock.now()));
      let claimed = await next();
      if (claimed.length === 0) return;
      const key = await pushKeyOf(db);
      while (claimed.length > 0) {
        await Promise.all(claimed.map((due) => deliverOne({ db, clock, key, knows }, due)));
        claimed = await next();
      }
    },
  };
}

/** Takes some notices that are due; nobody else takes them before the lease is over. */
async function claim(db: Database, now: Date): Promise<Due[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ row: pushNotices, device: pushSubscriptions })
      .from(pushNotices)
      .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushNotices.subscriptionId))
      .where(or(isNull(pushNotices.dueAt), lte(pushNotices.dueAt, now)))
      .orderBy(asc(pushNotices.id))
      .limit(atOnce)
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

type Sender = { db: Database; clock: Clock; key: PushKey; knows: Push['knows'] };

async function deliverOne({ db, clock, key, knows }: Sender, { row, device }: Due): Promise<void> {
  // The operator may have taken the service away since.
  const { is, why }: Outcome = knows(device.endpoint)
    ? await callService(key, device, row.notice)
    : { is: 'gone', why: 'unknown service' };
  if (is === 'gone') {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, device.id));
    return;
  }
  const again = is === 'later' && row.tries < maxTries;
  if (is !== 'taken')
    // Neither address nor words: both are about a person.
    console.error(
      `A notice was not taken by the push service (${why}): ${again ? 'tried again later' : 'given up'}.`,
    );
  const one = eq(pushNotices.id, row.id);
  if (again)
    await db
      .update(pushNotices)
      .set({ dueAt: addMinutes(clock.now(), retryDelayMinutes(row.tries)) })
      .where(one);
  else await db.delete(pushNotices).where(one);
}
