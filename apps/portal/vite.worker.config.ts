import { defineConfig } from 'vite';

/** Builds the service worker (src/worker) into one file at the root, so that its scope covers all pages. */
export default defineConfig({
  publicDir: false,
  build: {
    lib: {
      entry: 'src/worker/worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'worker.js',
    },
    outDir: 'dist',
    emptyOutDir: false,
    target: 'es2023',
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
