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
