import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const portal = new URL('../portal/dist', import.meta.url).pathname;

/** Makes one folder of all that runs on an operator's machine: the server in one file, and the portal's build without its source maps. */
export default defineConfig({
  plugins: [
    {
      name: 'release',
      writeBundle: async ({ dir = '' }) => {
        // Node reads what is here as modules.
        await writeFile(join(dir, 'package.json'), '{ "type": "module", "private": true }\n');
        await cp(portal, join(dir, 'portal'), {
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
  },
  ssr: { noExternal: true },
});
