/** Size limit of uploaded pictures: 5 MB unless configured otherwise. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { settings } from '../service/tables.ts';

const key = 'picture-bytes';

const defaultLimit = 5 * 1024 * 1024;

/** @returns bytes */
export async function pictureLimit(db: Database): Promise<number> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row ? Number(row.value) : defaultLimit;
}

/** Lowers the limit for provider states, so that contract tests need no 5 MB file. */
export async function limitPictures(db: Database, bytes: number): Promise<void> {
  const value = String(bytes);
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
