import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from './chromium.ts';
import { preactParts, reactIsPreact } from './onPreact/aliases.ts';

const deep = '**/*.deep.test.tsx';

/** Whatever has a layout or a focus runs in a real browser. */
const inBrowser = {
  resolve: { alias: reactIsPreact },
  // All of it up front: a dependency found during a test would reload the page under it.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: preactParts },
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
const setupFiles = ['onPreact/effectsAtOnce.mjs'];

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
        ...inBrowser,
        test: {
          name: 'browser',
          include: ['{src,onPreact}/**/*.test.tsx'],
          exclude: [deep],
          setupFiles,
          browser: browser(),
        },
      },
      { ...inBrowser, test: { name: 'deep', include: [deep], setupFiles, browser: browser() } },
    ],
  },
});
