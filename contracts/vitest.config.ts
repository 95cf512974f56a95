import { defineConfig } from 'vitest/config';

/** The native part of Pact keeps state for the whole process, so every file gets a process of its own. */
const pool = 'forks';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pacts',
          pool,
          include: ['calls/*.calls.ts'],
          // Not 0: on a machine with few processors vitest runs the files of that group last.
          sequence: { groupOrder: 1 },
        },
      },
      // The gates read what the rows have written.
      {
        test: {
          name: 'gates',
          pool,
          include: ['src/gates/*.gate.ts'],
          // Each looks at all pacts at once.
          testTimeout: 60_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
