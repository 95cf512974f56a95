import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Locks a name that no row stands for until the transaction ends. Read in a later statement, because one that waits
 * continues with what it read before.
 * @param key unique in the database, such as an address or the key of a person
 */
export async function lockKey(tx: Database, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
