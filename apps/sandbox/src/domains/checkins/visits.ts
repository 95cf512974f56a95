/** Coming and going. Whatever begins or ends a visit of a member holds the lock of the account. */
import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Schemas } from '../../server/api.ts';
import { addMinutes, dayIn, zoned, zonedOrNull } from '../../time.ts';
import { type StoredStudio, toReference } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import type { CheckinSettings } from './settings.ts';
import { checkins } from './tables.ts';

export type Visit = { checkin: typeof checkins.$inferSelect; studio: StoredStudio };

/** When a visit has ended; null while it goes on. */
export function endOf({ checkin }: Pick<Visit, 'checkin'>, now: Date): Date | null {
  const { checkoutAt, automaticCheckoutAt } = checkin;
  return checkoutAt ?? (automaticCheckoutAt <= now ? automaticCheckoutAt : null);
}

/** Whole minutes that have passed: clocks may have been changed in between. */
const minutesBetween = (from: Date, until: Date): number =>
  Math.floor((until.getTime() - from.getTime()) / 60_000);

export function toCheckin(visit: Visit, now: Date): Schemas['Checkin'] {
  const { checkin, studio } = visit;
  const end = endOf(visit, now);
  return {
    id: checkin.id,
    studio: toReference(studio),
    date: checkin.date,
    checkinTime: zoned(checkin.checkinAt, studio.zoneId),
    checkoutTime: zonedOrNull(end, studio.zoneId),
    durationMinutes: end && minutesBetween(checkin.checkinAt, end),
  };
}

/** The visit of a member that goes on, at whichever studio; null when there is none. */
export async function activeVisit(
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

/** The visits of a studio that went on after a moment. */
export function visitsSince(
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

/** Writes down the end of what has ended by itself, so that another visit can begin. */
async function endForgotten(tx: Database, customerId: number, now: Date): Promise<void> {
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

/** Ends what goes on, at a studio or at whichever it is. @returns the ids of what has ended: none, or one */
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

/** Begins a visit unless one goes on here; one that goes on elsewhere ends. */
export async function beginVisit(
  tx: Database,
  customerId: number,
  studio: StoredStudio,
  { longestVisitMinutes }: CheckinSettings,
  now: Date,
): Promise<void> {
  const active = await activeVisit(tx, customerId, now);
  if (active?.studio.id === studio.id) return;
  if (active) await endVisit(tx, customerId, null, now);
  await endForgotten(tx, customerId, now);
  await tx.insert(checkins).values({
    id: randomUUID(),
    customerId,
    studioId: studio.id,
    date: dayIn(studio.zoneId, now),
    checkinAt: now,
    automaticCheckoutAt: addMinutes(now, longestVisitMinutes),
    by: 'PORTAL',
  });
}
