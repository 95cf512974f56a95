import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { inlineStyles } from './vite/inlineStyles.ts';
import { messages } from './vite/messages.ts';
import { deprioritizeScripts } from './vite/deprioritizeScripts.ts';
import { release } from './vite/release.ts';
import { sdkSources } from './vite/sdkSources.ts';

/** Port and address of the sandbox during development; `npm run dev` sets both. */
const { PORTAL_PORT = '5173', SANDBOX_URL: sandbox = 'http://localhost:4100' } = process.env;

/** Paths of the backend; all others are pages. */
const backend = [
  '/nox',
  '/v1',
  '/v2',
  '/v3',
  '/v4',
  '/login',
  '/logout',
  '/whitelabelconfigs',
  '/studio-api',
  '/payment-provider',
  '/translation-host',
  '/maps-service',
  '/pictures',
  '/brands',
  '/avatars',
];

const parser = fileURLToPath(import.meta.resolve('@formatjs/icu-messageformat-parser'));

/** Build of the widgets, which the portal's host serves. */
const widgets = fileURLToPath(new URL('../../packages/widgets/dist', import.meta.url));

export default defineConfig(({ mode }) => ({
  publicDir: widgets,
  plugins: [
    formatjs({ removeDefaultMessage: mode === 'production' }),
    react(),
    inlineStyles(),
    deprioritizeScripts(),
    release(),
    precompress(),
    messages(new URL('./locales', import.meta.url).pathname, 'en-GB'),
  ],
  resolve: {
    alias: [
      { find: 'virtual:icu-parser', replacement: parser },
      ...(mode === 'development' ? sdkSources : []),
      // Texts are parsed at build time (vite/messages.ts), so the parser is not bundled.
      ...(mode === 'production'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    // Lists the licenses of the bundled packages, in the served folder.
    license: { fileName: 'assets/licenses.md' },
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Bundle the entry's static imports into one file; otherwise they are split into thirty shared chunks.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        // Keep source maps out of the served folder; they are for the error-reporting service.
        sourcemapFileNames: 'maps/[name]-[chunkhash].js.map',
      },
      // "use client" in libraries has no meaning here: everything runs in a browser.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
  server: {
    port: Number(PORTAL_PORT),
    strictPort: true,
    proxy: Object.fromEntries(
      backend.map((path) => [`^${path}(?:/|$|\\?)`, { target: sandbox, changeOrigin: false }]),
    ),
  },
}));
