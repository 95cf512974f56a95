import type { Database } from '../../platform/database/database.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import type { AccountJob } from './jobs.ts';

/** Queues moving a guest's orders and consents to the account that has verified their address (app/claimGuestOrders.ts). */
export const queueClaim = (tx: Database, accountId: number, email: string): Promise<void> =>
  addJob(tx, { kind: 'addressVerified', accountId, email } satisfies AccountJob);
