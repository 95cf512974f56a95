import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Bundles what the server runs (src/server) together with its dependencies. */
export default defineConfig({
  build: {
    ssr: 'src/server/firstPaint.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
  resolve: {
    alias: {
      'virtual:icu-parser': '@formatjs/icu-messageformat-parser',
      // The server bundles all texts.
      'virtual:messages': fileURLToPath(
        new URL('./src/server/virtualMessages.ts', import.meta.url),
      ),
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
