import { defineConfig } from 'vitest/config';

const onSandbox = ['test/package.test.ts', 'test/readmes.test.ts'];
const deep = 'test/**/*.deep.test.ts';
const testTimeout = 600_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'alone',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...onSandbox, deep],
          testTimeout,
        },
      },
      {
        test: {
          name: 'sandbox',
          include: onSandbox,
          globalSetup: ['test/sandbox.ts'],
          testTimeout,
        },
      },
      { test: { name: 'deep', include: [deep], testTimeout } },
    ],
  },
});
