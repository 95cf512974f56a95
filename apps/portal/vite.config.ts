import { fileURLToPath } from 'node:url';
import formatjs from '@formatjs/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './vite/precompress.ts';
import { inlineStyles } from './vite/inlineStyles.ts';
import { messages } from './vite/messages.ts';
import { deprioritizeScripts } from './vite/deprioritizeScripts.ts';
import { release } from './vite/release.ts';

/** Where the sandbox listens while developing; `npm run dev` sets it. */
const sandbox = process.env.SANDBOX_URL ?? 'http://localhost:4100';

/** Addresses that the backend answers; all others are pages. */
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

export default defineConfig(({ mode }) => ({
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
      // Texts are parsed when the portal is built (vite/messages.ts), so the parser stays out of it.
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for all that the entry imports statically: split by what lazy pages share with it, it would be thirty.
        codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
        // Apart from what is served: they are for whoever reads error reports.
        sourcemapFileNames: 'maps/[name]-[chunkhash].js.map',
      },
      // Libraries mark what runs in a browser ("use client"); all of this does.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
  server: {
    proxy: Object.fromEntries(
      backend.map((path) => [`^${path}(?:/|$|\\?)`, { target: sandbox, changeOrigin: false }]),
    ),
  },
}));
