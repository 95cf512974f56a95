import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const asRoot = process.getuid?.() === 0;

/** Arithmetic runs in Node; whatever has a layout or a focus runs in a real browser. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: ['src/**/*.test.ts'] } },
      {
        // All of it up front: a dependency found during a test would reload the page under it.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}'], include: ['react-dom/client'] },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({
              launchOptions: {
                executablePath: process.env.CHROMIUM_PATH,
                args: [
                  // Chromium refuses its sandbox to root.
                  ...(asRoot ? ['--no-sandbox'] : []),
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                  '--no-first-run',
                ],
              },
            }),
          },
        },
      },
    ],
  },
});
