/** Nobody holds a place for ever: what is not confirmed in time is free again. */
import { and, eq, isNull, lt } from 'drizzle-orm';
import { forEachIsolated } from '../../server/forEachIsolated.ts';
import { kinds } from '../bookings/kinds.ts';
import { settlePayments, type SettlementServices } from '../checkouts/settling.ts';
import { entryOfTrial, selectTaken } from './ownTrial.ts';
import { trialSessions } from './tables.ts';

/** How many places one round frees; the next round takes the others. */
const mostAtOnce = 50;

/** Ends the bookings of trial sessions whose time to be confirmed is over, and tells so by mail. */
export async function releaseUnconfirmed(services: SettlementServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const isOver = and(isNull(trialSessions.confirmedAt), lt(trialSessions.confirmUntil, now));
  const unconfirmed = await selectTaken(db, isOver).limit(mostAtOnce);
  await forEachIsolated('Freeing a trial session', unconfirmed, async ({ trial }) => {
    const { kind, id } = entryOfTrial(trial);
    const due = await db.transaction(async (tx) => {
      await kinds[kind].lock(tx, id);
      // It may have been confirmed or canceled while the lock was waited for.
      const own = eq(trialSessions.confirmUuid, trial.confirmUuid);
      const [still] = await selectTaken(tx, and(own, isOver));
      return still ? kinds[kind].end(tx, id, now, 'unconfirmed') : [];
    });
    await settlePayments(services, due);
  });
}
