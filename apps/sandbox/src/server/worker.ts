import { setTimeout } from 'node:timers/promises';
import type { Services } from './api.ts';

/** How often is looked for what others have promised, or what is due again, in milliseconds. */
const pause = 1000;

/**
 * Does what has been promised, hands mails to the mail server and notices to the push services, from now on; what a killed process has left comes first.
 * @returns how to stop it: resolves when nothing is under way any more
 */
export function startWorker({
  jobs,
  mail,
  push,
}: Pick<Services, 'jobs' | 'mail' | 'push'>): () => Promise<void> {
  const stopped = new AbortController();
  const repeat = async (what: string, work: () => Promise<void>): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await work();
      } catch (error) {
        // A database that is away for a while; neither address nor text belongs into a log.
        console.error(`${what} wait: ${error instanceof Error ? error.name : 'unknown'}`);
      }
      await setTimeout(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  // Each on its own: a push service that does not answer holds up no mail.
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
