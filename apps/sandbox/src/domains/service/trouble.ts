/** Trouble of the whole backend: every operation declares what it answers then (specification 2, section 8). */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { apiError, internalError } from '../../server/apiError.ts';
import { settings } from './tables.ts';

const key = 'trouble';

/** How each kind of trouble is answered. */
const answers = {
  maintenance: () => apiError(502, 'maintenance', 'The backend is in maintenance'),
  failure: internalError,
  overload: () =>
    apiError(503, 'service.error.unavailable', 'The backend has too much to do; try again later', {
      headers: { 'Retry-After': '5' },
    }),
} as const;

export type Trouble = keyof typeof answers;

export const troubles: readonly Trouble[] = ['maintenance', 'failure', 'overload'];

/** For how long a process believes what it has read: every request asks, and trouble comes and goes with people. */
const memoryMilliseconds = 250;

const lastSeen = new WeakMap<Database, { trouble: Trouble | null; until: number }>();

/** What the backend is in; null when all is well. Other processes hear of a change within a quarter of a second. */
export async function troubleOf(db: Database): Promise<Trouble | null> {
  const seen = lastSeen.get(db);
  if (seen && performance.now() < seen.until) return seen.trouble;
  const rows = await db.select().from(settings).where(eq(settings.key, key));
  const trouble = troubles.find((known) => known === rows[0]?.value) ?? null;
  lastSeen.set(db, { trouble, until: performance.now() + memoryMilliseconds });
  return trouble;
}

/** Reads anew at the next request. */
export function forgetTrouble(db: Database): void {
  lastSeen.delete(db);
}

/** Begins or ends trouble for all processes on this database. */
export async function setTrouble(db: Database, trouble: Trouble | null): Promise<void> {
  const value = trouble ?? 'none';
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  forgetTrouble(db);
}

/** The refusal of a request while there is trouble. */
export const refusalIn = (trouble: Trouble): Error => answers[trouble]();
