import type { Database } from '../database/database.ts';
import { markJobQueued } from '../scope.ts';
import type { Job } from './job.ts';
import { jobs } from './tables.ts';

/** Queues a job. @param tx the transaction of the change it belongs to, so that both are stored or neither */
export async function addJob(tx: Database, job: Job): Promise<void> {
  await tx.insert(jobs).values({ job });
  markJobQueued();
}
