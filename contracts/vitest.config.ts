import { defineConfig } from 'vitest/config';

// Pact's native library does not work in worker threads.
const pool = 'forks';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pacts',
          pool,
          // Each row has its own pact and folder, so files can share a process and load the SDK once.
          isolate: false,
          include: ['calls/*.calls.ts'],
          // A busy machine is slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Group 0 would run last on machines with few processors.
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
          // Same limit as one run of the command.
          testTimeout: 20 * 60_000,
          hookTimeout: 20 * 60_000,
        },
      },
    ],
  },
});
