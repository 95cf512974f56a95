import { openServer, type OpenDatabase } from '../../src/platform/database/open.ts';
import { createOnServer, onServer } from './databases.ts';
import { temporaryFolder } from './process.ts';
import { openFolder } from './world.ts';

/** A database that outlives processes. */
export type PersistentDatabase = {
  /** Environment of a sandbox that uses it. */
  env: Record<string, string>;
  /** Opens it in this process; no sandbox may be using it. */
  open: () => Promise<OpenDatabase>;
  remove: () => Promise<void>;
};

/** Creates an empty database with all tables. */
export async function createPersistentDatabase(): Promise<PersistentDatabase> {
  if (onServer) {
    const url = await createOnServer();
    return {
      env: { DATABASE_URL: url },
      open: () => openServer(url),
      remove: async () => undefined,
    };
  }
  const folder = temporaryFolder();
  const dataDir = `${folder.path}/data`;
  const store = await openFolder(dataDir, true);
  await store.close();
  return {
    env: { DATA_DIR: dataDir },
    open: () => openFolder(dataDir),
    remove: folder.remove,
  };
}
