import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './chromium.ts';
import react from '@vitejs/plugin-react';

const deep = '**/*.deep.test.tsx';

/** Whatever has a layout or a focus runs in a real browser. */
const inBrowser = {
  plugins: [react()],
  // All of it up front: a dependency found during a test would reload the page under it.
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
          include: ['src/**/*.test.ts'],
          setupFiles: ['src/testing/fixedSeed.ts'],
        },
      },
      {
        test: {
          name: 'deep-node',
          include: ['gallery/**/*.deep.test.ts'],
          // It builds the gallery; a busy machine takes its time.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        ...inBrowser,
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          exclude: [deep],
          browser: browser(),
        },
      },
      { ...inBrowser, test: { name: 'deep', include: [deep], browser: browser() } },
    ],
  },
});
