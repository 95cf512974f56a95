import type { Database } from '../database/database.ts';
import { markJobQueued } from '../scope.ts';
import { jobs, type StoredJob } from './tables.ts';

/**
 * Queues jobs. The kind of each decides who does the work (`app/runJob.ts`).
 * @param tx the transaction of the change they belong to, so that both are stored or neither
 */
export async function addJob(tx: Database, ...queued: StoredJob[]): Promise<void> {
  if (queued.length === 0) return;
  await tx.insert(jobs).values(queued.map((job) => ({ job })));
  markJobQueued();
}
