import type { Database } from '../database/database.ts';
import { markJobQueued } from '../scope.ts';
import { jobs, type StoredJob } from './tables.ts';

/**
 * Queues a job. Its kind decides who does the work (`app/runJob.ts`).
 * @param tx the transaction of the change it belongs to, so that both are stored or neither
 */
export async function addJob(tx: Database, job: StoredJob): Promise<void> {
  await tx.insert(jobs).values({ job });
  markJobQueued();
}
