/** Does what has been promised: each job once, in the order of the promises, also with several processes. */
import { asc, eq, isNull, lte, or } from 'drizzle-orm';
import pLimit from 'p-limit';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { addMinutes } from '../../time.ts';
import type { Job } from './job.ts';
import { mostTries, pauseAfter } from './pauses.ts';
import { jobs } from './tables.ts';

export type Jobs = {
  /** Runs what is due, and returns when nothing is. A job that fails is tried again later. */
  runDue(): Promise<void>;
};

/** @param run does the work of a job in a transaction: with the job's row it is stored, or undone */
export function createJobs(
  db: Database,
  clock: Clock,
  run: (tx: Database, job: Job) => Promise<void>,
): Jobs {
  const inTurn = pLimit(1);

  /** @returns whether there was one */
  async function runNext(): Promise<boolean> {
    let taken: typeof jobs.$inferSelect | undefined;
    try {
      await db.transaction(async (tx) => {
        [taken] = await tx
          .select()
          .from(jobs)
          .where(or(isNull(jobs.dueAt), lte(jobs.dueAt, clock.now())))
          .orderBy(asc(jobs.id))
          .limit(1)
          .for('update', { skipLocked: true });
        if (!taken) return;
        await run(tx, taken.job);
        await tx.delete(jobs).where(eq(jobs.id, taken.id));
      });
    } catch (error) {
      if (!taken) throw error;
      await postpone(taken, error);
    }
    return taken !== undefined;
  }

  async function postpone(
    { id, job, tries }: typeof jobs.$inferSelect,
    error: unknown,
  ): Promise<void> {
    // Neither address nor text: a job is about a person.
    const name = error instanceof Error ? error.name : 'unknown';
    console.error(`The work '${job.kind}' after an answer failed: ${name}`);
    if (tries + 1 >= mostTries) await db.delete(jobs).where(eq(jobs.id, id));
    else
      await db
        .update(jobs)
        .set({ tries: tries + 1, dueAt: addMinutes(clock.now(), pauseAfter(tries + 1)) })
        .where(eq(jobs.id, id));
  }

  return {
    runDue: () =>
      inTurn(async () => {
        while (await runNext());
      }),
  };
}
