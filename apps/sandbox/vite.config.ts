import { defineConfig } from 'vite';

/**
 * Builds the package: the sandbox with the workspaces that it uses in one file. Dependencies from npm stay
 * dependencies.
 */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  // Bundles the lists of characters of the fonts; the fonts themselves stay dependencies.
  ssr: { noExternal: [/^@fontsource\//] },
});
