import { setTimeout } from 'node:timers/promises';
import type { Services } from './api.ts';

/** How often is looked for what others have promised, or what is due again, in milliseconds. */
const pause = 1000;

/**
 * Does what has been promised and hands mails to the mail server, from now on; what a killed process has left comes first.
 * @returns how to stop it: resolves when nothing is under way any more
 */
export function startWorker({ jobs, mail }: Pick<Services, 'jobs' | 'mail'>): () => Promise<void> {
  const stopped = new AbortController();
  const work = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      try {
        await jobs.runDue();
        await mail.deliver(stopped.signal);
      } catch (error) {
        // A database that is away for a while; neither address nor text belongs into a log.
        console.error(`Mails wait: ${error instanceof Error ? error.name : 'unknown'}`);
      }
      await setTimeout(pause, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const ended = work();
  return async () => {
    stopped.abort();
    await ended;
  };
}
