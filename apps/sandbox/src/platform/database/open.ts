/** Opens the database: PGlite in a directory or in memory, or a PostgreSQL server. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { packageFolder } from '../packageFolder.ts';
import { retryAfterDeadlock } from './conflicts.ts';
import type { Database } from './database.ts';

export type OpenDatabase = {
  db: Database;
  /**
   * Migrates the tables, then runs `prepare`, while holding a lock against other processes.
   * @param prepare for example fills an empty database
   */
  prepare(prepare: (db: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const migrationsFolder = join(packageFolder, 'drizzle');

const casing = 'snake_case';

/** An arbitrary number, the same for all sandbox processes. */
const preparationLock = 4_100_000_001;

/**
 * Opens PGlite.
 * @param directory for its files; null keeps everything in memory
 * @param contents initial files as created by `dumpDataDir`, so that tests start from a prepared database
 */
export async function openEmbedded(
  directory: string | null,
  contents?: Blob,
): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(directory === null ? {} : { dataDir: directory }),
    ...(contents ? { loadDataDir: contents } : {}),
    // Keep PostgreSQL's startup output off the terminal.
    onStdout: () => true,
    onStderr: () => true,
  });
  dropRowParsers(client);
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

/** PostgreSQL numbers built-in types below this, and the types of the rows of tables from it. */
const firstRowType = 10_000;

/**
 * Drops the parsers of arrays of rows, one for each table, since no query returns such arrays. PGlite copies all parsers
 * for each query of drizzle: with these, short queries would take a sixth longer.
 */
function dropRowParsers(client: PGlite): void {
  client.parsers = Object.fromEntries(
    Object.entries(client.parsers).filter(([type]) => Number(type) < firstRowType),
  );
}

/**
 * Connects to a PostgreSQL server.
 * @param url `postgres://user:password@host:port/database`
 * @param connections maximum number of connections
 */
export async function openServer(url: string, connections = 10): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on('error', () => undefined);
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const db = drizzleServer({ client: pool, casing });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => retryAfterDeadlock(() => transaction(work, config));
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
