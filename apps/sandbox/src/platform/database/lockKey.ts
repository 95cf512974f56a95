import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Locks a name that has no row until the transaction ends. Read in a later statement: a statement that waits for the
 * lock keeps its older snapshot.
 * @param key unique in the database, such as an address or the key of a person
 */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
