import { setTimeout } from 'node:timers/promises';

/** Work that begins after its answer, so that the time of an answer does not tell what the work is. */
export type Background = {
  /** Runs a job soon. A job that fails is told to `failed`; nobody waits for it. */
  run(job: () => Promise<void>): void;
  /** Resolves when no job is left. */
  idle(): Promise<void>;
};

/** Not before the answer has been written. */
async function runLater(job: () => Promise<void>, failed: (error: unknown) => void): Promise<void> {
  await setTimeout(0);
  await job().catch(failed);
}

/** @param failed hears of jobs that fail */
export function createBackground(failed: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  const forget = async (done: Promise<void>) => {
    await done;
    running.delete(done);
  };
  return {
    run(job) {
      const done = runLater(job, failed);
      running.add(done);
      void forget(done);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
