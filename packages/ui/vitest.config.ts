import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './chromium.ts';
import { preactParts, reactIsPreact } from './onPreact/aliases.ts';

/** Arithmetic runs in Node; whatever has a layout or a focus runs in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{src,gallery}/**/*.test.ts'],
          // A gallery that is shown while everything else runs takes its time: a click of 50 ms has taken 5 s.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        resolve: { alias: reactIsPreact },
        // All of it up front: a dependency found during a test would reload the page under it.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: preactParts },
        test: {
          name: 'browser',
          include: ['{src,onPreact}/**/*.test.tsx'],
          setupFiles: ['onPreact/effectsAtOnce.mjs'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: chromiumOptions }),
          },
        },
      },
    ],
  },
});
