import { setTimeout } from 'node:timers/promises';
import type { CheckoutServices } from '../domains/checkouts/subject.ts';

/** Polling interval for jobs of other processes and for retries, in milliseconds. */
const pollMilliseconds = 1000;

/**
 * Starts running jobs and delivering mails and push notifications, beginning with those a killed process left behind.
 * @returns a function that stops it and resolves when running work is done
 */
export function startWorker({
  jobs,
  mail,
  push,
}: Pick<CheckoutServices, 'jobs' | 'mail' | 'push'>): () => Promise<void> {
  const stopped = new AbortController();
  const repeat = async (what: string, work: () => Promise<void>): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await work();
      } catch (error) {
        // The database may be unavailable for a while; messages may contain personal data and are not logged.
        console.error(`${what} wait: ${error instanceof Error ? error.name : 'unknown'}`);
      }
      await setTimeout(pollMilliseconds, undefined, { signal: stopped.signal }).catch(
        () => undefined,
      );
    }
  };
  // Run separately, so that a slow push service does not delay mails.
  const ended = Promise.all([
    repeat('Mails', async () => {
      await jobs.runDue();
      await mail.deliver(stopped.signal);
    }),
    repeat('Notices', () => push.deliver(stopped.signal)),
  ]);
  return async () => {
    stopped.abort();
    await ended;
  };
}
