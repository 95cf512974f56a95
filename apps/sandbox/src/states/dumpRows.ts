import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** Returns the names of all tables, with their columns except generated ones, which cannot be written. */
async function loadTables(tx: Database): Promise<{ name: string; columns: string }[]> {
  return tx
    .select({
      name: sql<string>`relname`,
      columns: sql<string>`string_agg(quote_ident(attname), ', ')`,
    })
    .from(sql`pg_class join pg_attribute on attrelid = pg_class.oid`)
    .where(
      sql`relkind = 'r' and relnamespace = 'public'::regnamespace
        and attnum > 0 and not attisdropped and attgenerated = ''`,
    )
    .groupBy(sql`relname`);
}

/**
 * Reads all rows of all tables.
 * @returns a statement that restores them into empty tables. A single statement needs no order by foreign keys,
 * since the database checks them at its end. Restored rows keep their ids, and sequences continue after them.
 */
export async function dumpRows(tx: Database): Promise<SQL> {
  const selects = (await loadTables(tx)).map(
    ({ name, columns }) =>
      sql`select ${name}::text as name, ${columns}::text as columns,
        (select json_agg(t)::text from ${sql.identifier(name)} t) as rows`,
  );
  const tables = await tx
    .select({
      name: sql<string>`name`,
      columns: sql<string>`columns`,
      rows: sql<string | null>`rows`,
    })
    .from(sql`(${sql.join(selects, sql` union all `)}) as tables`);
  const inserts = tables
    .filter(({ rows }) => rows !== null)
    .map(({ name, columns, rows }) => {
      const table = sql.identifier(name);
      return sql`${sql.identifier(`to_${name}`)} as (insert into ${table} (${sql.raw(columns)}) overriding system value select ${sql.raw(columns)} from json_populate_recordset(null::${table}, ${rows}::json))`;
    });
  return sql`with ${sql.join(inserts, sql`, `)} select 1`;
}
