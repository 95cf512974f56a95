import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { openEmbedded, type OpenDatabase, openServer } from '../database/open.ts';
import { lockDirectory } from './directoryLock.ts';
import { StartFault } from './faults.ts';
import type { Options } from './options.ts';

/** Opens the database that the options name; `--fresh` empties it first. */
export async function openStore({ databaseUrl, dataDir, fresh }: Options): Promise<OpenDatabase> {
  if (databaseUrl !== null) {
    if (fresh)
      throw new StartFault(
        '--fresh empties the embedded database only; empty the database of DATABASE_URL yourself.',
      );
    return openServer(databaseUrl);
  }
  if (dataDir === null) return openEmbedded(null);
  const unlock = await lockDirectory(dataDir);
  try {
    if (fresh) await rm(dataDir, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    const store = await openDirectory(dataDir);
    return {
      ...store,
      close: async () => {
        await store.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function openDirectory(dataDir: string): Promise<OpenDatabase> {
  const known = existsSync(`${dataDir}/PG_VERSION`);
  try {
    return await openEmbedded(dataDir);
  } catch (cause) {
    if (
      cause instanceof Error &&
      'code' in cause &&
      (cause.code === 'EACCES' || cause.code === 'EPERM')
    )
      throw cause;
    throw new StartFault(
      `The data directory ${dataDir} holds ${known ? 'a database that is broken' : 'files that are no database'}: start with --fresh to begin anew (its bookings are lost), or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}
