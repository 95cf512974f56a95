import { defineConfig } from 'vite';

/**
 * Builds the package: the sandbox with the workspaces that it uses in one file. Dependencies from npm stay
 * dependencies, but for drizzle.
 */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: false,
    // Lists the licenses of the bundled packages.
    license: { fileName: 'licenses.md' },
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  // Bundles the lists of characters of the fonts, which stay dependencies themselves, and drizzle, whose many modules
  // would take half a second to load.
  ssr: { noExternal: [/^@fontsource\//, 'drizzle-orm'] },
});
