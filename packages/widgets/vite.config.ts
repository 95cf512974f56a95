import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Builds the script of the widgets under a name that never changes, since websites name it, and its other files under
 * names that change with their content. All are addressed relative to the script, which may have any host.
 */
export default defineConfig({
  plugins: [react()],
  base: './',
  build: {
    target: 'es2023',
    // The portal's build contains the folder.
    outDir: 'dist/widgets',
    // Lists the licenses of the bundled packages.
    license: { fileName: 'licenses.md' },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/main.ts',
      output: {
        entryFileNames: 'studio-widgets.js',
      },
      // "use client" in libraries has no meaning here: everything runs in a browser.
      onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
    },
  },
});
