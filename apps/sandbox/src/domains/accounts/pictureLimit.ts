/** How large an uploaded picture may be: 5 MB, unless this sandbox is set otherwise. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { settings } from '../service/tables.ts';

const key = 'picture-bytes';

const usual = 5 * 1024 * 1024;

/** @returns bytes */
export async function pictureLimit(db: Database): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row ? Number(row.value) : usual;
}

/** For provider states: a contract is no place for a file of 5 MB. */
export async function limitPictures(db: Database, bytes: number): Promise<void> {
  const value = String(bytes);
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
