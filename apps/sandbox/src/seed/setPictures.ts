import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { courses } from '../domains/bookings/courses/tables.ts';
import { benefits } from '../domains/bookings/singleAppointments/tables.ts';
import { toPicture } from '../platform/toPicture.ts';

const tables = { course: courses, benefit: benefits } as const;

/** Gives new rows the pictures of their ids, with one statement for all. */
export async function setPictures(
  db: Database,
  kind: keyof typeof tables,
  rows: readonly { id: number }[],
): Promise<void> {
  const pictures = rows.map(({ id }) => ({ id, image: toPicture(kind, id) }));
  const table = tables[kind];
  await db.execute(
    sql`update ${table} set image = picture.image from jsonb_to_recordset(${JSON.stringify(pictures)}::text::jsonb) as picture(id int, image jsonb) where ${table.id} = picture.id`,
  );
}
