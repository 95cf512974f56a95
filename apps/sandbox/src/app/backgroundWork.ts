import type { CheckoutServices } from '../domains/checkouts/subject.ts';
import { startChores } from './chores.ts';
import { startWorker } from './worker.ts';

/**
 * Starts the work that runs beside requests: jobs, mails, push notifications and chores.
 * @param failed receives the error of a failed chore
 * @param delay milliseconds before the first round of chores
 * @returns a function that stops it and resolves when running work is done
 */
export function startBackgroundWork(
  services: CheckoutServices,
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
