/** Adds the API reference and a migrated, empty database to the package, as the last step of `npm run build`. */
import { cpSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../src/platform/database/open.ts';

const dist = new URL('../dist/', import.meta.url);
cpSync(
  new URL('../../../packages/sdk/reference/dist', import.meta.url),
  new URL('reference', dist),
  {
    recursive: true,
  },
);
// Each start unpacks the whole database, so its log gets small files, and the templates of databases go.
const initial = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
const store = await openEmbedded(null, await initial.dumpDataDir('none'));
await initial.close();
await store.prepare(async () => {});
for (const template of ['template0', 'template1']) {
  await store.client.exec(`alter database ${template} is_template false`);
  await store.client.exec(`drop database ${template}`);
}
await store.client.exec('checkpoint');
const dump = await store.client.dumpDataDir('gzip');
writeFileSync(new URL('database.tar.gz', dist), await dump.bytes());
await store.close();
