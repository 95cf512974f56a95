import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import react from '@vitejs/plugin-react';
import { chromiumOptions } from './chromium.ts';
import { messages } from './vite/messages.ts';

const plugins = [react(), messages(fileURLToPath(new URL('./locales', import.meta.url)), 'en-GB')];
const resolve = {
  alias: [
    {
      find: 'virtual:icu-parser',
      replacement: fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser')),
    },
  ],
};

// A busy machine is slow; `expect.poll` gives up after a second by default.
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 20_000 } } };

/** Forms, gates and variants run in a real browser on the SDK's mocks. */
const components = () => ({
  ...patience,
  include: ['src/**/*.test.tsx'],
  setupFiles: ['src/testing/fixedDate.ts', 'src/testing/fixedSeed.ts', 'src/testing/freshState.ts'],
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    viewport: { width: 1280, height: 800 },
    instances: [{ browser: 'chromium' as const }],
    provider: playwright({
      launchOptions: chromiumOptions,
      contextOptions: { reducedMotion: 'reduce' },
    }),
  },
});
// All of it up front: a dependency found during a test would reload the page under it.
const optimizeDeps = { entries: ['src/**/*.{ts,tsx}'] };

/** The tests that run axe. */
const accessibilityTests = globSync('src/**/*.test.tsx', { cwd: import.meta.dirname }).filter(
  (path) => readFileSync(new URL(path, import.meta.url), 'utf8').includes('expectAccessible'),
);

export default defineConfig({
  test: {
    projects: [
      {
        plugins,
        resolve,
        test: {
          name: 'node',
          ...patience,
          include: [
            'src/**/*.test.ts',
            'vite/**/*.test.ts',
            'locales/**/*.test.ts',
            'e2e/law/*.test.ts',
          ],
          environment: 'node',
          setupFiles: ['src/testing/fixedDate.ts', 'src/testing/fixedSeed.ts'],
        },
      },
      { plugins, resolve, optimizeDeps, test: { name: 'components', ...components() } },
      // Runs axe at desktop width.
      {
        plugins,
        resolve,
        optimizeDeps,
        test: {
          name: 'deep',
          ...components(),
          include: accessibilityTests,
          env: { AXE_WINDOW: 'desktop' },
        },
      },
    ],
  },
});
