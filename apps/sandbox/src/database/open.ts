/** Opens the database: PGlite in a directory or in memory, or a PostgreSQL server. */
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { againAfterDeadlock } from './conflicts.ts';
import type { Database } from './database.ts';

export type OpenDatabase = {
  db: Database;
  /**
   * Brings the tables up to date, then runs `prepare`; no other process does either meanwhile.
   * @param prepare for example filling an empty database
   */
  prepare(prepare: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const migrationsFolder = new URL('../../drizzle', import.meta.url).pathname;

const casing = 'snake_case';

/** Any number; all processes of the sandbox use the same. */
const preparationLock = 4_100_000_001;

/**
 * Opens PGlite.
 * @param directory where it keeps its files; null keeps everything in memory
 * @param contents files to start with, as `dumpDataDir` made them; tests begin from a ready database
 */
export async function openEmbedded(
  directory: string | null,
  contents?: Blob,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(contents ? { loadDataDir: contents } : {}),
    // What PostgreSQL has to say about its start is for a log, not for the terminal.
    onStdout: () => true,
    onStderr: () => true,
  });
  const db = drizzlePglite({ client, casing });
  return {
    db,
    client,
    async prepare(prepare) {
      await migratePglite(db, { migrationsFolder });
      await prepare(db);
    },
    close: () => client.close(),
  };
}

/**
 * Connects to a PostgreSQL server.
 * @param url `postgres://user:password@host:port/database`
 * @param connections how many at the most
 */
export async function openServer(url: string, connections = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // A connection that breaks while idle is replaced; without a listener it would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const db = drizzleServer({ client: pool, casing });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => againAfterDeadlock(() => transaction(work, config));
  return {
    db,
    async prepare(prepare) {
      const lock = await pool.connect();
      try {
        await lock.query('select pg_advisory_lock($1)', [preparationLock]);
        await migrateServer(db, { migrationsFolder });
        await prepare(db);
      } finally {
        await lock.query('select pg_advisory_unlock($1)', [preparationLock]);
        lock.release();
      }
    },
    close: () => pool.end(),
  };
}
