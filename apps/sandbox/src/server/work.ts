import type { Services } from './api.ts';
import { startChores } from './chores.ts';
import { startWorker } from './worker.ts';

/**
 * Starts what goes on beside requests: jobs, mails, notices and chores.
 * @param failed is told of a chore that fails
 * @param delay milliseconds before the first round of chores
 * @returns ends it, once what is under way is done
 */
export function startWork(
  services: Services,
  failed: (error: unknown) => void,
  delay = 0,
): () => Promise<void> {
  const stopWorker = startWorker(services);
  const endChores = startChores(services, failed, delay);
  return async () => {
    await endChores();
    await stopWorker();
  };
}
