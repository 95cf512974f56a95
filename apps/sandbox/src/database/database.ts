import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * The database as rules see it: the embedded one and a server alike, and a transaction of either.
 * Inside a transaction use nothing but the transaction: the embedded database has one connection.
 */
export type Database = PgDatabase<PgQueryResultHKT>;
