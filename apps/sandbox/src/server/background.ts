/** Work that begins after its answer, so that the time of an answer does not tell what the work is. */
export type Background = {
  /** Runs a job soon. A job that fails is told to `failed`; nobody waits for it. */
  run(job: () => Promise<void>): void;
  /** Resolves when no job is left. */
  idle(): Promise<void>;
};

/** @param failed hears of jobs that fail */
export function createBackground(failed: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>();
  return {
    run(job) {
      const done = new Promise<void>((resolve) => {
        // Not before the answer has been written.
        setTimeout(() => job().catch(failed).then(resolve), 0);
      });
      running.add(done);
      void done.then(() => running.delete(done));
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
