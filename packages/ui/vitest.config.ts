import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './chromium.ts';
import react from '@vitejs/plugin-react';

const deep = '**/*.deep.test.tsx';

// A busy machine is slow; `expect.poll` gives up after a second by default.
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Tests that depend on layout or focus run in a real browser. */
const inBrowser = {
  plugins: [react()],
  // Optimize all dependencies up front, because discovering one during a test reloads the page.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'] },
};
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' as const }],
  provider: playwright({
    launchOptions: chromiumOptions,
    contextOptions: { reducedMotion: 'reduce' },
  }),
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          ...patience,
          include: ['src/**/*.test.ts'],
          setupFiles: ['src/testing/fixedSeed.ts'],
        },
      },
      {
        test: {
          name: 'deep-node',
          include: ['gallery/**/*.deep.test.ts'],
          ...patience,
        },
      },
      {
        ...inBrowser,
        test: {
          name: 'browser',
          ...patience,
          include: ['src/**/*.test.tsx'],
          exclude: [deep],
          browser: browser(),
        },
      },
      { ...inBrowser, test: { name: 'deep', ...patience, include: [deep], browser: browser() } },
    ],
  },
});
