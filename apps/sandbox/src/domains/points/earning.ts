/** Points for registrations, attended classes, check-ins and recruited members. */
import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Schemas } from '../../platform/api.ts';
import { dayIn } from '../../platform/time.ts';
import { customers } from '../accounts/tables.ts';
import { noticeExpiry } from '../membershipOffers/noticeDay.ts';
import { loyaltyActivities, loyaltyMembers, loyaltyPoints, loyaltyPrograms } from './tables.ts';

type Rule = { pointsExpiry: Schemas['Term']; expiresAtYearEnd: boolean };

/** Returns the last valid day of points earned on a day. */
export function expiryDay(day: string, { pointsExpiry, expiresAtYearEnd }: Rule): string {
  const last = noticeExpiry(day, pointsExpiry);
  return expiresAtYearEnd ? `${last.slice(0, 4)}-12-31` : last;
}

/** Books points for an event, once. */
export async function earn(
  tx: Database,
  { customerId, program, zoneId }: { customerId: number; program: Rule; zoneId: string },
  { name, points, event, at }: { name: string; points: number; event: string; at: Date },
): Promise<void> {
  const day = dayIn(zoneId, at);
  await tx
    .insert(loyaltyPoints)
    .values({
      customerId,
      type: 'EARNED',
      name,
      points,
      day,
      expiresOn: expiryDay(day, program),
      event,
      bookedAt: at,
    })
    .onConflictDoNothing();
}

type EarningEvent = {
  type: Schemas['LoyaltyActivityType'];
  /** Identifies the event: points for it are given once. */
  id: string;
  at: Date;
};

/**
 * Gives the points for an event to customers who had been registered in their chain's program by then.
 * @param who condition on `customers`
 * @param zoneId time zone of the day on which the points are earned
 */
export async function earnPoints(
  tx: Database,
  who: SQL | undefined,
  zoneId: string,
  { type, id, at }: EarningEvent,
): Promise<void> {
  const earning = await tx
    .select({
      customerId: loyaltyMembers.customerId,
      program: loyaltyPrograms,
      name: loyaltyActivities.name,
      points: loyaltyActivities.points,
    })
    .from(customers)
    .innerJoin(loyaltyMembers, eq(loyaltyMembers.customerId, customers.id))
    .innerJoin(loyaltyPrograms, eq(loyaltyPrograms.tenant, customers.tenant))
    .innerJoin(
      loyaltyActivities,
      and(eq(loyaltyActivities.tenant, customers.tenant), eq(loyaltyActivities.type, type)),
    )
    .where(and(who, lte(loyaltyMembers.registeredAt, at)));
  for (const { customerId, program, name, points } of earning)
    await earn(tx, { customerId, program, zoneId }, { name, points, event: id, at });
}
