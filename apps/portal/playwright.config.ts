import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { start } from './e2e/clock.ts';

const workers = 2;

/** Name of the results, the same as that of the npm script. */
const results = process.env.CLOCK ? 'e2e-night' : process.env.DEEP ? 'e2e-deep' : 'e2e';

// Each run has its own ports below the ephemeral range; workers, started later, inherit the first of
// them. Each worker has one for its sandbox and one for another server that a test starts.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 3000) * 4);
const firstPort = Number(process.env.E2E_PORT);

/** Tests that run in `npm run test:deep` instead of `npm test`: files by name, single tests by tag. */
const deep = /@deep|\.deep\.test/;

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * Journeys through the production build. Each worker has its own sandbox, in which each test starts with
 * the same data at the same time (`e2e/fixtures.ts`). Pages behave the same at every width, so tests run on
 * a phone; `npm run test:deep` also runs those on a desktop whose steps differ there (`@desktop`).
 */
export default defineConfig({
  testDir: 'e2e',
  // Unit tests of the table of rules run in vitest.
  testIgnore: '**/e2e/law/**',
  outputDir: '.results/playwright',
  fullyParallel: true,
  workers,
  forbidOnly: true,
  retries: 0,
  // Generous, because a busy machine is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: `.results/${results}.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // The worker would bypass a test's fake answers; e2e/serviceWorker.test.ts tests it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  projects: [
    { name: 'phone', grepInvert: deep, use: phone },
    { name: 'deep-phone', grep: deep, use: phone },
    { name: 'deep-desktop', grep: /@desktop/, use: desktop },
  ],
  webServer: Array.from({ length: workers }, (_, index) => ({
    command: 'node ../sandbox/src/main.ts',
    env: {
      PORT: String(firstPort + index),
      DATA_DIR: 'memory',
      VALIDATE_ANSWERS: '1',
      TRUST_PROXY: 'loopback',
      OUTBOX: '1',
      // The other server of each worker.
      CALENDAR_ORIGINS: [2, 3].map((own) => `http://localhost:${firstPort + own}`).join(','),
      CLOCK: start.toISOString(),
    },
    url: `http://localhost:${firstPort + index}/brands/northside/logo.svg`,
    timeout: 240_000,
  })),
});
