import { defineConfig } from 'vitest/config';

const deep = 'test/**/*.deep.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // Files of a worker share its modules, its database and its server.
    isolate: false,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'embedded',
          include: ['test/**/*.test.ts'],
          exclude: [deep],
          setupFiles: ['test/harness/fixedSeed.ts', 'test/harness/noTranslations.ts'],
          globalSetup: ['test/harness/embeddedSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded-deep',
          include: [deep],
          // Some start several sandboxes in turn, each of which fills its database.
          testTimeout: 600_000,
          setupFiles: ['test/harness/noTranslations.ts'],
          globalSetup: ['test/harness/embeddedSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/**/*.test.ts'],
          // How a process starts on the embedded database.
          exclude: ['test/start/**'],
          setupFiles: ['test/harness/noTranslations.ts'],
          globalSetup: ['test/harness/serverSetup.ts'],
          env: { TEST_DATABASE: 'server' },
        },
      },
    ],
  },
});
