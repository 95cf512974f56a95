/**
 * `npm run snapshot -w apps/sandbox -- --name x` stores the data of the current version under test/upgrades/x: sample data
 * and changes by users, as a data directory and as a PostgreSQL dump. Every later version must open both (test/upgrades).
 */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { openEmbedded } from '../src/platform/database/open.ts';
import { administer, findBinaries, databaseUrl, startPostgres } from '../test/harness/postgres.ts';
import { launch, temporaryFolder } from '../test/harness/process.ts';
import { type SnapshotData, createSnapshotData } from '../test/upgrades/snapshotData.ts';

const compress = promisify(brotliCompress);
const run = promisify(execFile);

/** Compresses as much as possible: it is stored once, and decompression is fast. */
function packed(data: Buffer): Promise<Buffer> {
  return compress(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
}

/** Runs the real process on a database and uses it like members would. */
async function liveOn(env: Record<string, string>): Promise<SnapshotData> {
  const sandbox = launch({ env: { OUTBOX: '1', ...env } });
  const kept = await createSnapshotData(await sandbox.listening).finally(() =>
    sandbox.child.kill('SIGTERM'),
  );
  await sandbox.ended;
  return kept;
}

async function embedded(): Promise<{ kept: SnapshotData; dump: Buffer }> {
  const folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  const kept = await liveOn({ DATA_DIR: dataDir });
  const store = await openEmbedded(dataDir);
  const dump = await store.client.dumpDataDir('none');
  await store.close();
  await folder.remove();
  return { kept, dump: Buffer.from(await dump.arrayBuffer()) };
}

/** Dumps plain statements without owners and psql commands, so that servers of other versions can read them. */
async function server(): Promise<{ kept: SnapshotData; dump: Buffer }> {
  const programs = findBinaries();
  const postgres = await startPostgres();
  if (programs === null || postgres === null)
    throw new Error("PostgreSQL's programs were not found. Set POSTGRES_BIN to their folder.");
  const url = databaseUrl(postgres.url, 'snapshot');
  await administer(postgres.url, 'create database snapshot');
  const kept = await liveOn({ DATABASE_URL: url });
  const options = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=500'];
  const { stdout } = await run(join(programs, 'pg_dump'), [...options, url], {
    maxBuffer: 1 << 28,
  });
  await postgres.stop();
  const statements = stdout
    .split('\n')
    // Drop settings and commands that only some versions support.
    .filter((line) => !/^(\\|SET \w+_timeout|SET default_table_access_method)/.test(line));
  return { kept, dump: Buffer.from(statements.join('\n')) };
}

const { name } = parseArgs({ options: { name: { type: 'string' } } }).values;
if (name === undefined || !/^[\w-]+$/.test(name)) {
  console.error('Name the snapshot: npm run snapshot -w apps/sandbox -- --name what-is-new');
  process.exit(2);
}
const folder = new URL(`../test/upgrades/${name}/`, import.meta.url).pathname;
await mkdir(folder);
const made = { embedded: await embedded(), server: await server() };
await writeFile(`${folder}embedded.tar.br`, await packed(made.embedded.dump));
await writeFile(`${folder}server.sql.br`, await packed(made.server.dump));
const kept = { embedded: made.embedded.kept, server: made.server.kept };
await writeFile(`${folder}kept.json`, `${JSON.stringify(kept, null, 2)}\n`);
console.log(`Stored in ${folder}`);
