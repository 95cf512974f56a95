import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const portal = new URL('../portal/dist', import.meta.url).pathname;

/**
 * Builds one folder with everything that an operator runs: the server in one file, and the portal's build
 * without its source maps.
 */
export default defineConfig({
  plugins: [
    {
      name: 'release',
      writeBundle: ({ dir = '' }) => {
        // Makes Node load the files as ES modules.
        writeFileSync(join(dir, 'package.json'), '{ "type": "module", "private": true }\n');
        cpSync(portal, join(dir, 'portal'), {
          recursive: true,
          filter: (path) => path !== join(portal, 'maps'),
        });
      },
    },
  ],
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    minify: false,
    sourcemap: true,
    // Lists the licenses of the bundled packages.
    license: { fileName: 'licenses.md' },
  },
  ssr: { noExternal: true },
});
