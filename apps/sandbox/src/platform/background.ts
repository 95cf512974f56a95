import { setTimeout } from 'node:timers/promises';

/** Work that starts after the response, so that response times do not reveal its nature. */
export type Background = {
  /** Schedules a job. Errors go to the `failed` callback; the caller does not wait. */
  run(job: () => Promise<void>): void;
  /** Resolves when no job is running. */
  idle(): Promise<void>;
};

/** Waits until the response has been written. */
async function runAfterResponse(
  job: () => Promise<void>,
  failed: (error: unknown) => void,
): Promise<void> {
  await setTimeout(0);
  await job().catch(failed);
}

/** @param failed receives the errors of failed jobs */
export function createBackground(failed: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  const forget = async (done: Promise<void>) => {
    await done;
    running.delete(done);
  };
  return {
    run(job) {
      const done = runAfterResponse(job, failed);
      running.add(done);
      void forget(done);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
