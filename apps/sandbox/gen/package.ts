/** Adds the API reference and a migrated, empty database to the package, as the last step of `npm run build`. */
import { cpSync, writeFileSync } from 'node:fs';
import { openEmbedded } from '../src/platform/database/open.ts';

const dist = new URL('../dist/', import.meta.url);
cpSync(
  new URL('../../../packages/sdk/reference/dist', import.meta.url),
  new URL('reference', dist),
  {
    recursive: true,
  },
);
const store = await openEmbedded(null);
await store.prepare(async () => {});
const dump = await store.client.dumpDataDir('gzip');
writeFileSync(new URL('database.tar.gz', dist), await dump.bytes());
await store.close();
