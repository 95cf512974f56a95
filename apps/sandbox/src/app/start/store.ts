import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { openEmbedded, type OpenDatabase, openServer } from '../../platform/database/open.ts';
import { isPacked, packageFolder } from '../../platform/packageFolder.ts';
import { lockDirectory } from './directoryLock.ts';
import { StartupError } from './startupErrors.ts';
import type { Options } from './options.ts';

/** Opens the database named by the options, emptying it first with `--fresh`. */
export async function openStore({ databaseUrl, dataDir, fresh }: Options): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    if (fresh)
      throw new StartupError(
        '--fresh empties the embedded database only; empty the database of --database-url (DATABASE_URL) yourself.',
      );
    return openServer(databaseUrl);
  }
  if (dataDir === null) return openEmbedded(null, await readEmptyDatabase());
  const unlock = await lockDirectory(dataDir);
  try {
    return await openLocked(dataDir, fresh, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Reads the migrated, empty database of the package, which spares it three seconds; none in the repository. */
const readEmptyDatabase = async (): Promise<Blob | undefined> =>
  isPacked
    ? new Blob([await readFile(`${packageFolder}/dist/database.tar.gz`)], {
        type: 'application/x-gzip',
      })
    : undefined;

/**
 * A first start takes seconds. If it is killed, a marker file beside the directory makes the next start begin from
 * scratch; no bookings can exist yet.
 */
async function openLocked(
  dataDir: string,
  fresh: boolean,
  unlock: () => Promise<void>,
): Promise<OpenDatabase> {
  const mark = `${dataDir}.unfinished`;
  await mkdir(dataDir, { recursive: true });
  const files = await readdir(dataDir);
  const ours = files.length === 0 || files.includes('PG_VERSION') || existsSync(mark);
  if (!ours)
    throw new StartupError(
      `The data directory ${dataDir} holds files that are no database: choose another with --data, or empty this one.`,
    );
  if (fresh || existsSync(mark))
    for (const file of files) await rm(`${dataDir}/${file}`, { recursive: true, force: true });
  const begins = fresh || !files.includes('PG_VERSION') || existsSync(mark);
  if (begins) await writeFile(mark, '');
  const store = await openDirectory(dataDir);
  return {
    ...store,
    async prepare(prepare) {
      await store.prepare(prepare);
      await rm(mark, { force: true });
    },
    async close() {
      await store.close();
      await unlock();
    },
  };
}

async function openDirectory(dataDir: string): Promise<OpenDatabase> {
  try {
    return await openEmbedded(dataDir);
  } catch (cause) {
    if (
      cause instanceof Error &&
      'code' in cause &&
      (cause.code === 'EACCES' || cause.code === 'EPERM')
    )
      throw cause;
    throw new StartupError(
      `The data directory ${dataDir} holds a database that is broken: put a copy of it back, choose another folder with --data, or choose --fresh to begin anew (its bookings are lost).`,
      { cause },
    );
  }
}
