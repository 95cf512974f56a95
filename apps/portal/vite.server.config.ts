import { defineConfig } from 'vite';

/** Bundles what the server runs into one file of its own (src/server). */
export default defineConfig({
  build: {
    ssr: 'src/server/firstPaint.ts',
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
});
