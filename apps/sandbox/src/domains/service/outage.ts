/** Simulated outages of the whole backend; every operation declares its response to them (spec 2.8). */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { apiError, internalError } from '../../platform/http/apiError.ts';
import { settings } from './tables.ts';

const key = 'trouble';

/** Error of each kind of outage. */
const outageErrors = {
  maintenance: () => apiError(502, 'maintenance', 'The backend is in maintenance'),
  failure: internalError,
  overload: () =>
    apiError(503, 'service.error.unavailable', 'The backend has too much to do; try again later', {
      headers: { 'Retry-After': '5' },
    }),
} as const;

export type Outage = keyof typeof outageErrors;

export const outages: readonly Outage[] = ['maintenance', 'failure', 'overload'];

/** How long a process caches the state, since every request reads it. */
const memoryMilliseconds = 250;

const lastSeen = new WeakMap<Database, { trouble: Outage | null; until: number }>();

/** Returns the current outage; null if there is none. Other processes notice a change within a quarter of a second. */
export async function findOutage(db: Database): Promise<Outage | null> {
  const seen = lastSeen.get(db);
  if (seen && performance.now() < seen.until) return seen.trouble;
  const rows = await db.select().from(settings).where(eq(settings.key, key));
  const trouble = outages.find((known) => known === rows[0]?.value) ?? null;
  lastSeen.set(db, { trouble, until: performance.now() + memoryMilliseconds });
  return trouble;
}

/** Clears the cache, so that the next request reads the current state. */
export function clearOutageCache(db: Database): void {
  lastSeen.delete(db);
}

/** Starts or ends an outage for all processes on this database. */
export async function setOutage(db: Database, trouble: Outage | null): Promise<void> {
  const value = trouble ?? 'none';
  await db
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  clearOutageCache(db);
}

/** Returns the error of a request during an outage. */
export const outageError = (trouble: Outage): Error => outageErrors[trouble]();
