import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { start } from './e2e/clock.ts';

const workers = 2;

/** Named like the npm script that runs them. */
const results = process.env.CLOCK ? 'e2e-night' : process.env.DEEP ? 'e2e-deep' : 'e2e';

// Ports of its own for each run, below those that the system hands out; workers, started later, inherit the first of them. Each worker
// has one for its sandbox and one for whatever else a test starts.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 3000) * 4);
const firstPort = Number(process.env.E2E_PORT);

/** What `npm run test:deep` runs instead of `npm test`: files by their name, single tests by their tag. */
const deep = /@deep|\.deep\.test/;

const phone = { viewport: { width: 390, height: 844 } };
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * Journeys through the production build. Each worker has a sandbox of its own, on which each test begins with the same rows at the same
 * time (`e2e/fixtures.ts`). What a page does is the same at every width, so they run on a phone; `npm run test:deep`
 * also runs those on a desktop whose way is another one there (`@desktop`).
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/playwright',
  fullyParallel: true,
  workers,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow; what is waited for comes all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: `.results/${results}.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // It would answer in the place of what a test plays; e2e/app.test.ts is about it.
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
      CLOCK: start.toISOString(),
    },
    url: `http://localhost:${firstPort + index}/brands/northside/logo.svg`,
    timeout: 240_000,
  })),
});
