/** Runs queued jobs, each once and in order, also with several processes. */
import { asc, eq, isNull, lte, or } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { addMinutes } from '../time.ts';
import { maxTries, retryDelayMinutes } from './retries.ts';
import { jobs, type StoredJob } from './tables.ts';

export type Jobs = {
  /** Runs all due jobs. Failed jobs are retried later. */
  runDue(): Promise<void>;
};

/**
 * @param run does the work of a job; its transaction also deletes the job's row, so both are committed or rolled back
 */
export function createJobs(
  db: Database,
  clock: Clock,
  run: (tx: Database, job: StoredJob) => Promise<void>,
): Jobs {
  const queue = pLimit(1);

  /** @returns whether there was a job */
  async function runNext(): Promise<boolean> {
    let claimed: typeof jobs.$inferSelect | undefined;
    try {
      await db.transaction(async (tx) => {
        [claimed] = await tx
          .select()
          .from(jobs)
          .where(or(isNull(jobs.dueAt), lte(jobs.dueAt, clock.now())))
          .orderBy(asc(jobs.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!claimed) return;
        await run(tx, claimed.job);
        await tx.delete(jobs).where(eq(jobs.id, claimed.id));
      });
    } catch (error) {
      if (!claimed) throw error;
      await postpone(claimed, error);
    }
    return claimed !== undefined;
  }

  async function postpone(
    { id, job, tries }: typeof jobs.$inferSelect,
    error: unknown,
  ): Promise<void> {
    // Logs no message: it may contain personal data.
    const name = error instanceof Error ? error.name : 'unknown';
    console.error(`The work '${job.kind}' after an answer failed: ${name}`);
    if (tries + 1 >= maxTries) await db.delete(jobs).where(eq(jobs.id, id));
    else
      await db
        .update(jobs)
        .set({ tries: tries + 1, dueAt: addMinutes(clock.now(), retryDelayMinutes(tries + 1)) })
        .where(eq(jobs.id, id));
  }

  return {
    runDue: () =>
      queue(async () => {
        while (await runNext());
      }),
  };
}
