import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Returns the names of all tables. */
async function loadTableNames(tx: Database): Promise<string[]> {
  const tables = await tx
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return tables.map(({ name }) => name);
}

/**
 * Reads all rows of all tables.
 * @returns a statement that restores them into empty tables. A single statement needs no order by foreign keys,
 * since the database checks them at its end. Restored rows keep their ids, and sequences continue after them.
 */
export async function dumpRows(tx: Database): Promise<SQL> {
  const selects = (await loadTableNames(tx)).map(
    (name) =>
      sql`select ${name}::text as name, (select json_agg(t)::text from ${sql.identifier(name)} t) as rows`,
  );
  const tables = await tx
    .select({ name: sql<string>`name`, rows: sql<string | null>`rows` })
    .from(sql`(${sql.join(selects, sql` union all `)}) as tables`);
  const inserts = tables
    .filter(({ rows }) => rows !== null)
    .map(({ name, rows }) => {
      const table = sql.identifier(name);
      return sql`${sql.identifier(`to_${name}`)} as (insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${rows}::json))`;
    });
  return sql`with ${sql.join(inserts, sql`, `)} select 1`;
}
