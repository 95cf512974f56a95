import { defineConfig } from '@playwright/test';
import { present } from './e2e/clock.ts';

/** The machine's own browser; `npm run e2e` finds or installs one and names it. */
const executablePath = process.env.CHROMIUM_PATH;
// A port of its own for each run; the workers, started later, inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
const port = Number(process.env.E2E_PORT);

/** What time it is for the journeys, and from there on: `CLOCK=2027-03-28T00:10:00+01:00`. */
const { CLOCK } = process.env;
if (CLOCK) process.env.E2E_AHEAD ??= String(Date.parse(CLOCK) - Date.now());

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const args = [
  ...asRoot,
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const at = (name: string, width: number, height: number) => ({
  name,
  use: { viewport: { width, height } },
});

/** What does not depend on the width is tried at one: long texts on the narrowest. */
const once = {
  phone: [
    'hostile*.test.ts',
    'network.test.ts',
    'errors.test.ts',
    'trouble.test.ts',
    'newVisitor.test.ts',
    'masterData.test.ts',
    'invitation.test.ts',
    'afterLogin.test.ts',
    'languages.test.ts',
    'paymentTrouble.test.ts',
    'codes.test.ts',
    'twoChains.test.ts',
  ],
  // Pages, zoom and moments set the widths themselves.
  desktop: [
    'loginLimit.test.ts',
    'zoom.test.ts',
    'addresses.test.ts',
    'pages.test.ts',
    'moments.test.ts',
  ],
};

/** On a tablet these look and go as on one of the others. */
const notOnTablets = [
  'accounts.test.ts',
  'consent.test.ts',
  'edges.test.ts',
  'emailAddresses.test.ts',
  'keyboard.test.ts',
  'memberBooking.test.ts',
  'migration.test.ts',
  'paidBooking.test.ts',
  'profile.test.ts',
  'sessionEnd.test.ts',
  'settings.test.ts',
  'start.test.ts',
  'studioConnect.test.ts',
  'telling.test.ts',
];

/** Journeys through the production build on a sandbox of their own, at phone, tablet and desktop width. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.results/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['line'], ['json', { outputFile: '.results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { ...at('phone', 390, 844), testIgnore: once.desktop },
    {
      ...at('tablet', 820, 1180),
      testIgnore: [...once.phone, ...once.desktop, ...notOnTablets],
    },
    { ...at('desktop', 1440, 900), testIgnore: once.phone },
  ],
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
    timeout: 60_000,
  },
});
