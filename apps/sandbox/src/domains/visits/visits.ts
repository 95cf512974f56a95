/** Starting and ending visits. Both hold the lock on the account. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { addMinutes, dayIn, zoned, zonedOrNull } from '../../platform/time.ts';
import { customers } from '../accounts/tables.ts';
import { earnPoints } from '../points/earning.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import type { CheckinSettings } from './settings.ts';
import { checkins } from './tables.ts';

export type Visit = { checkin: typeof checkins.$inferSelect; studio: StoredStudio };

/** Returns when a visit ended; null while it is active. */
export function visitEnd({ checkin }: Pick<Visit, 'checkin'>, now: Date): Date | null {
  const { checkoutAt, automaticCheckoutAt } = checkin;
  return checkoutAt ?? (automaticCheckoutAt <= now ? automaticCheckoutAt : null);
}

/** Returns elapsed whole minutes, computed from instants to be independent of clock changes. */
const minutesBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / 60_000);

export function toCheckin(visit: Visit, now: Date): Schemas['Checkin'] {
  const { checkin, studio } = visit;
  const end = visitEnd(visit, now);
  return {
    id: checkin.id,
    studio: toReference(studio),
    date: checkin.date,
    checkinTime: zoned(checkin.checkinAt, studio.zoneId),
    checkoutTime: zonedOrNull(end, studio.zoneId),
    durationMinutes: end && minutesBetween(checkin.checkinAt, end),
  };
}

/** Finds a member's active visit at any studio; null without one. */
export async function findActiveVisit(
  db: Database,
  customerId: number,
  now: Date,
): Promise<Visit | null> {
  const [visit] = await db
    .select({ checkin: checkins, studio: studios })
    .from(checkins)
    .innerJoin(studios, eq(studios.id, checkins.studioId))
    .where(
      and(
        eq(checkins.customerId, customerId),
        isNull(checkins.checkoutAt),
        gt(checkins.automaticCheckoutAt, now),
      ),
    );
  return visit ?? null;
}

/** Loads a studio's visits that lasted beyond an instant. */
export function loadVisitsSince(
  db: Database,
  studioId: number,
  from: Date,
): Promise<Visit['checkin'][]> {
  return db
    .select()
    .from(checkins)
    .where(
      and(
        eq(checkins.studioId, studioId),
        gt(checkins.automaticCheckoutAt, from),
        or(isNull(checkins.checkoutAt), gt(checkins.checkoutAt, from)),
      ),
    );
}

/** Stores the end of visits that have ended automatically, so that a new one can start. */
async function closeOverdueVisits(tx: Database, customerId: number, now: Date): Promise<void> {
  await tx
    .update(checkins)
    .set({ checkoutAt: checkins.automaticCheckoutAt })
    .where(
      and(
        eq(checkins.customerId, customerId),
        isNull(checkins.checkoutAt),
        lte(checkins.automaticCheckoutAt, now),
      ),
    );
}

/** Ends the active visit at a studio, or at any. @returns the ids of ended visits: none or one */
export async function endVisit(
  tx: Database,
  customerId: number,
  studioId: number | null,
  now: Date,
): Promise<string[]> {
  const ended = await tx
    .update(checkins)
    .set({ checkoutAt: now })
    .where(
      and(
        eq(checkins.customerId, customerId),
        studioId === null ? undefined : eq(checkins.studioId, studioId),
        isNull(checkins.checkoutAt),
        gt(checkins.automaticCheckoutAt, now),
      ),
    )
    .returning({ id: checkins.id });
  return ended.map(({ id }) => id);
}

/** Starts a visit unless one is active here; ends an active one elsewhere. Several on one day earn points once. */
export async function startVisit(
  tx: Database,
  customerId: number,
  studio: StoredStudio,
  { longestVisitMinutes }: CheckinSettings,
  now: Date,
): Promise<void> {
  const active = await findActiveVisit(tx, customerId, now);
  if (active?.studio.id === studio.id) return;
  if (active) await endVisit(tx, customerId, null, now);
  await closeOverdueVisits(tx, customerId, now);
  const date = dayIn(studio.zoneId, now);
  await tx.insert(checkins).values({
    id: randomUUID(),
    customerId,
    studioId: studio.id,
    date,
    checkinAt: now,
    automaticCheckoutAt: addMinutes(now, longestVisitMinutes),
    by: 'PORTAL',
  });
  await earnPoints(tx, eq(customers.id, customerId), studio.zoneId, {
    type: 'CHECK_IN',
    id: `CHECK_IN ${date}`,
    at: now,
  });
}
