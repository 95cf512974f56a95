/** Consequences of missed bookings (spec 2.7, no-show). */
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { addMinutes } from '../../platform/time.ts';
import { findCustomer } from '../accounts/customers.ts';
import { customers } from '../accounts/tables.ts';
import type { StoredStudio } from '../studios/rules.ts';
import type { Missed } from './bookingNews.ts';
import { chargeFee } from './chargeFee.ts';
import { ownedByAccount, selectEntries } from './entries.ts';

const dayMinutes = 24 * 60;

/** Counts an account's missed bookings at a chain since an instant. */
async function countMissed(
  db: Database,
  accountId: number,
  tenant: string,
  since: Date,
): Promise<number> {
  const missed = await selectEntries(db, [
    ownedByAccount(accountId),
    (entries) =>
      and(eq(entries.status, 'NO_SHOW'), eq(entries.tenant, tenant), gt(entries.startsAt, since)),
  ]);
  return missed.length;
}

/**
 * Applies the studio's rule to a booking that was just marked as missed: a fee for each, and a block after several.
 * @returns the consequences; null without any
 */
export async function penalize(
  tx: Database,
  { accountId, studio, name }: { accountId: number | null; studio: StoredStudio; name: string },
  now: Date,
): Promise<Missed | null> {
  const { noShowRule: rule, tenant, currencyCode } = studio;
  const customer = accountId === null ? null : await findCustomer(tx, accountId, tenant);
  if (rule === null || accountId === null || !customer) return null;
  const { feeCents, count, withinDays, bookingDays, entranceDays } = rule;
  if (feeCents !== null)
    await chargeFee(tx, { accountId, studio, name, cents: feeCents, entry: 'missed' }, now);
  const since = addMinutes(now, -withinDays * dayMinutes);
  const isBlocked = (await countMissed(tx, accountId, tenant, since)) >= count;
  // Another studio of the chain may have blocked the member for longer.
  const end = (days: number, former: Date | null) => {
    if (!isBlocked || days === 0) return null;
    const until = addMinutes(now, days * dayMinutes);
    return former !== null && former > until ? former : until;
  };
  const blockedUntil = end(bookingDays, customer.blockMySportsBookingUntil);
  const lockedUntil = end(entranceDays, customer.entranceLockUntil);
  if (blockedUntil || lockedUntil)
    await tx
      .update(customers)
      .set({
        ...(blockedUntil ? { blockMySportsBookingUntil: blockedUntil } : {}),
        ...(lockedUntil ? { entranceLockUntil: lockedUntil } : {}),
      })
      .where(eq(customers.id, customer.id));
  if (feeCents === null && !blockedUntil) return null;
  return {
    fee: feeCents === null ? null : { amountCents: feeCents, currency: currencyCode },
    blockedUntil: blockedUntil?.toISOString() ?? null,
  };
}
