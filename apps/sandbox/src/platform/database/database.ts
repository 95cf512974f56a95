import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database as seen by rules: embedded or a server, or a transaction of either. Inside a transaction use only the
 * transaction, because the embedded database has a single connection.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
