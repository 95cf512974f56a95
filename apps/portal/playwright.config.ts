import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './chromium.ts';
import { present } from './e2e/clock.ts';

// A port of its own for each run; the workers, started later, inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);

process.env.E2E_BEGAN ??= String(Date.now());

/** What time it is for the journeys, and from there on: `CLOCK=2027-03-28T00:10:00+01:00`. */
const { CLOCK } = process.env;
if (CLOCK) process.env.E2E_AHEAD ??= String(Date.parse(CLOCK) - Date.now());

const at = (name: string, width: number, height: number) => ({
  name,
  use: { viewport: { width, height } },
});

/**
 * Journeys through the production build on a sandbox of their own. What a page does is the same at every width, so they run on a phone and
 * look at their pages in place at the others (`e2e/widths.ts`); where a way itself is another one on a desktop, its test has the tag.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // A busy machine is slow; what is waited for comes all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // It would answer in the place of what a test plays; e2e/app.test.ts is about it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  projects: [at('phone', 390, 844), { ...at('desktop', 1440, 900), grep: /@desktop/ }],
  webServer: {
    command: 'node ../sandbox/src/main.ts',
    env: {
      PORT: String(port),
      DATA_DIR: 'memory',
      VALIDATE_ANSWERS: '1',
      TRUST_PROXY: 'loopback',
      OUTBOX: '1',
      ...(CLOCK ? { CLOCK: present().toISOString() } : {}),
    },
    url: `http://localhost:${port}/brands/northside/logo.svg`,
    timeout: 240_000,
  },
});
