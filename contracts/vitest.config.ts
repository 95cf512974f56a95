import { defineConfig } from 'vitest/config';

// Pact's native part does not run in worker threads.
const pool = 'forks';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pacts',
          pool,
          // Each row has a pact and a folder of its own, so files share a process and load the SDK once.
          isolate: false,
          include: ['calls/*.calls.ts'],
          // Not 0: on a machine with few processors vitest runs the files of that group last.
          sequence: { groupOrder: 1 },
        },
      },
      // The gates read the pacts that the rows have written.
      {
        test: {
          name: 'gates',
          pool,
          include: ['src/gates/*.gate.ts'],
          // One comparison covers all pacts.
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'mutation',
          pool,
          include: ['src/verify/*.deep.test.ts'],
          // As long as one run of the command may take.
          testTimeout: 20 * 60_000,
          hookTimeout: 20 * 60_000,
        },
      },
    ],
  },
});
