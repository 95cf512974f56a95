import { defineConfig } from 'vitest/config';

const onSandbox = ['test/emailAddresses.test.ts', 'test/package.test.ts', 'test/readmes.test.ts'];
const deep = 'test/**/*.deep.test.ts';
// A busy machine is slow; `expect.poll` gives up after a second by default.
const patience = { testTimeout: 600_000, expect: { poll: { timeout: 20_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'alone',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...onSandbox, deep],
          ...patience,
        },
      },
      {
        test: {
          name: 'sandbox',
          include: onSandbox,
          globalSetup: ['test/sandbox.ts'],
          ...patience,
        },
      },
      { test: { name: 'deep', include: [deep], ...patience } },
    ],
  },
});
