/** Maintenance: while it is on, operations that declare a 502 answer it (specification 2, section 8). */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { settings } from './tables.ts';

const key = 'maintenance';

export async function inMaintenance(db: Database): Promise<boolean> {
  const rows = await db.select().from(settings).where(eq(settings.key, key));
  return rows[0]?.value === 'on';
}

/** Switches maintenance on or off for all processes on this database. */
export async function setMaintenance(db: Database, on: boolean): Promise<void> {
  const value = on ? 'on' : 'off';
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
