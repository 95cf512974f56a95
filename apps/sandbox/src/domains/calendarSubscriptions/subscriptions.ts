/** Secret addresses at which calendar apps poll bookings. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ApiRequest, Services } from '../../platform/api.ts';
import type { Database } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/hashSecret.ts';
import { senderName } from '../../platform/mail/letter.ts';
import { audit } from '../accounts/audit.ts';
import { lockOwnAccount } from '../accounts/lookup.ts';
import { accounts } from '../accounts/tables.ts';
import { findBrand } from '../brands/rules.ts';
import { calendarSubscriptions } from './tables.ts';

/** Creates the address of the account's calendar, or replaces it. @returns its path */
export async function createCalendarUrl(
  request: ApiRequest<'createCalendarSubscription'>,
  { db, clock }: Services,
): Promise<string> {
  const { account, context, hostname } = request;
  const token = randomBytes(24).toString('base64url');
  const brand = await findBrand(db, context, hostname);
  const createdAt = clock.now();
  const saved = { tokenHash: hashSecret(token), name: senderName(brand), createdAt };
  await db.transaction(async (tx) => {
    await lockOwnAccount(tx, account.id);
    await tx
      .insert(calendarSubscriptions)
      .values({ accountId: account.id, ...saved })
      .onConflictDoUpdate({ target: calendarSubscriptions.accountId, set: saved });
    await audit(tx, { by: request, at: createdAt, kind: 'calendar-subscription', id: account.id });
  });
  return `/calendars/${token}`;
}

/** Returns the time when the account's address was created; null without one. */
export async function findCreationTime(db: Database, accountId: number): Promise<Date | null> {
  const [found] = await db
    .select({ createdAt: calendarSubscriptions.createdAt })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.accountId, accountId));
  return found?.createdAt ?? null;
}

/** Deletes the address of an account. @returns whether there was one */
export async function deleteCalendarAddress(tx: Database, accountId: number): Promise<boolean> {
  const deleted = await tx
    .delete(calendarSubscriptions)
    .where(eq(calendarSubscriptions.accountId, accountId))
    .returning({ accountId: calendarSubscriptions.accountId });
  return deleted.length > 0;
}

/** The calendar of an address: its name, and its owner with their language. */
export type SubscribedCalendar = { name: string; accountId: number; locale: string | null };

/** Finds the calendar of an address; null if it is unknown or has been replaced. */
export async function findSubscribedCalendar(
  db: Database,
  token: string,
): Promise<SubscribedCalendar | null> {
  const { accountId, name, tokenHash } = calendarSubscriptions;
  const [found] = await db
    .select({ accountId, name, locale: accounts.locale })
    .from(calendarSubscriptions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(eq(tokenHash, hashSecret(token)));
  return found ?? null;
}
