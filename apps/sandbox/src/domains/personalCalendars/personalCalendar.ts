/** Personal calendars: connected by their secret address, and read for their busy times only. */
import { and, eq, lte } from 'drizzle-orm';
import type { ApiRequest, Schemas, Services } from '../../platform/api.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { addMinutes } from '../../platform/time.ts';
import { audit } from '../accounts/audit.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { findPortalZone } from '../accounts/zone.ts';
import { accountSubject, enforceRateLimit } from '../limits/rates.ts';
import { computeBusyTimes } from './computeBusyTimes.ts';
import { personalCalendars } from './tables.ts';

type StoredCalendar = typeof personalCalendars.$inferSelect;

const dayMinutes = 24 * 60;

/** Known busy times reach from a day before a calendar is read to 62 days after it. */
const [pastMinutes, aheadMinutes] = [dayMinutes, 62 * dayMinutes];

/** Maximum number of busy times, as described for listBusyTimes. */
const maxBusyTimes = 500;

/** How old busy times may be before the calendar is read again, in minutes. */
const refreshMinutes = 15;

/** Finds the calendar of an account; null without one. */
export async function findPersonalCalendar(
  db: Database,
  accountId: number,
): Promise<StoredCalendar | null> {
  const [found] = await db
    .select()
    .from(personalCalendars)
    .where(eq(personalCalendars.accountId, accountId));
  return found ?? null;
}

/** Hides the address of a calendar but for its host. */
export const toPersonalCalendar = (
  calendar: Pick<StoredCalendar, 'url' | 'readAt'> | null,
): Schemas['PersonalCalendar'] => ({
  host: calendar && new URL(calendar.url).hostname,
  readAt: calendar && calendar.readAt.toISOString(),
});

/**
 * Reads a calendar and connects it to the account, instead of an earlier one.
 * @throws 422 if it cannot be read; an earlier calendar stays then
 */
export async function connectCalendar(
  request: ApiRequest<'savePersonalCalendar'>,
  services: Services,
): Promise<Schemas['PersonalCalendar']> {
  const { account, body } = request;
  const { db, clock } = services;
  await enforceRateLimit(services, 'readCalendars', accountSubject(account));
  const url = body.url.replace(/^webcal:/, 'https:');
  const busyTimes = await readBusyTimes(services, url, await findPortalZone(db, request));
  const now = clock.now();
  const saved = { url, busyTimes, readAt: now, triedAt: now };
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    await tx
      .insert(personalCalendars)
      .values({ accountId: account.id, ...saved })
      .onConflictDoUpdate({ target: personalCalendars.accountId, set: saved });
    await audit(tx, { by: request, at: now, kind: 'personal-calendar', id: account.id });
  });
  return toPersonalCalendar(saved);
}

/** Deletes the calendar of the account, if there is one. */
export async function disconnectCalendar(
  request: ApiRequest<'deletePersonalCalendar'>,
  { db, clock }: Services,
): Promise<void> {
  const { id } = request.account;
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, id);
    const deleted = await tx
      .delete(personalCalendars)
      .where(eq(personalCalendars.accountId, id))
      .returning({ accountId: personalCalendars.accountId });
    if (deleted.length > 0)
      await audit(tx, { by: request, at: clock.now(), kind: 'personal-calendar', id });
  });
}

/** Reads a calendar again if its busy times are old. Only one process does; after an error, the known times stay. */
export async function refreshCalendar(
  services: Services,
  accountId: number,
  zoneId: string,
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const own = eq(personalCalendars.accountId, accountId);
  const [claimed] = await db
    .update(personalCalendars)
    .set({ triedAt: now })
    .where(and(own, lte(personalCalendars.triedAt, addMinutes(now, -refreshMinutes))))
    .returning();
  if (!claimed) return;
  try {
    const busyTimes = await readBusyTimes(services, claimed.url, zoneId);
    // The account may have connected another calendar meanwhile.
    await db
      .update(personalCalendars)
      .set({ busyTimes, readAt: now })
      .where(and(own, eq(personalCalendars.url, claimed.url)));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** @throws 422 if the calendar cannot be read */
async function readBusyTimes(
  { clock, calendars }: Services,
  url: string,
  zoneId: string,
): Promise<StoredCalendar['busyTimes']> {
  const text = await calendars.download(url);
  const now = clock.now();
  const period = { from: addMinutes(now, -pastMinutes), until: addMinutes(now, aheadMinutes) };
  return computeBusyTimes(text, period, zoneId)
    .slice(0, maxBusyTimes)
    .map(({ from, until }) => ({
      startDateTime: from.toISOString(),
      endDateTime: until.toISOString(),
    }));
}
