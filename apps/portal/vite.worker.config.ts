import { defineConfig } from 'vite';

/** Builds the worker that answers without a network (src/worker) into one file at the root, from where it sees all pages. */
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
