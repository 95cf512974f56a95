import type { Database } from '../../database/database.ts';
import { noteJob } from '../../server/scope.ts';
import type { Job } from './job.ts';
import { jobs } from './tables.ts';

/** Promises a job. @param tx the transaction of what it belongs to: both are kept, or neither */
export async function addJob(tx: Database, job: Job): Promise<void> {
  await tx.insert(jobs).values({ job });
  noteJob();
}
