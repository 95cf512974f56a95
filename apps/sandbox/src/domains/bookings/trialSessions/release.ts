/** Releases trial sessions that are not confirmed in time. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import { forEachIsolated } from '../../../platform/http/forEachIsolated.ts';
import { kinds } from '../kinds.ts';
import { settlePayments, type SettlementServices } from '../../checkouts/settling.ts';
import { toEntry, selectTaken } from './ownTrial.ts';
import { trialSessions } from './tables.ts';

/** Number of trial sessions per round; the next round handles the rest. */
const batchSize = 50;

/** Ends trial sessions whose confirmation deadline has passed and notifies by mail. */
export async function releaseUnconfirmed(services: SettlementServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const isOver = and(isNull(trialSessions.confirmedAt), lt(trialSessions.confirmUntil, now));
  const unconfirmed = await selectTaken(db, isOver).limit(batchSize);
  await forEachIsolated('Freeing a trial session', unconfirmed, async ({ trial }) => {
    const { kind, id } = toEntry(trial);
    const due = await db.transaction(async (tx) => {
      await kinds[kind].lock(tx, id);
      // It may have been confirmed or canceled while waiting for the lock.
      const own = eq(trialSessions.confirmUuid, trial.confirmUuid);
      const [still] = await selectTaken(tx, and(own, isOver));
      return still ? kinds[kind].end(tx, id, now, 'unconfirmed') : [];
    });
    await settlePayments(services, due);
  });
}
