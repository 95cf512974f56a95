import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** The names of all tables. */
async function tableNames(tx: Database): Promise<string[]> {
  const tables = await tx
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`);
  return tables.map(({ name }) => name);
}

/**
 * Reads all rows of all tables.
 * @returns what puts them back into the empty tables. It is one statement, so that it does not matter which row refers to which: the
 *   database looks at that when a statement ends. The numbers that were given to rows stay theirs; the next row gets a later one.
 */
export async function keepRows(tx: Database): Promise<SQL> {
  const each = (await tableNames(tx)).map(
    (name) =>
      sql`select ${name}::text as name, (select json_agg(t)::text from ${sql.identifier(name)} t) as rows`,
  );
  const tables = await tx
    .select({ name: sql<string>`name`, rows: sql<string | null>`rows` })
    .from(sql`(${sql.join(each, sql` union all `)}) as tables`);
  const inserts = tables
    .filter(({ rows }) => rows !== null)
    .map(({ name, rows }) => {
      const table = sql.identifier(name);
      return sql`${sql.identifier(`to_${name}`)} as (insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, ${rows}::json))`;
    });
  return sql`with ${sql.join(inserts, sql`, `)} select 1`;
}
