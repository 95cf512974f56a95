/** How a booking ended before it took place, as shown to its owner. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { bookingOptions } from './courses/tables.ts';
import { isRefunded, type Payment } from '../payments/ledger.ts';
import type { Booking } from './rules.ts';

/**
 * Returns the reason, refund and released entitlement of an ended booking; null if it has not ended.
 * @param loadPayment called only for ended bookings
 */
export async function toEnding(
  db: Database,
  ended: Pick<Booking, 'status' | 'canceledAt' | 'endReason' | 'bookingOptionId'>,
  zoneId: string,
  loadPayment: () => Promise<Payment | null>,
): Promise<Schemas['CalendarItem']['ending']> {
  const { status, canceledAt, endReason, bookingOptionId } = ended;
  if (status !== 'CANCELED' || canceledAt === null) return null;
  const payment = await loadPayment();
  return {
    reason: endReason ?? 'CANCELED',
    endedAt: zoned(canceledAt, zoneId),
    refund: payment && isRefunded(payment) ? money(payment.amountCents, payment.currency) : null,
    releasedEntitlement: bookingOptionId !== null && (await isLimited(db, bookingOptionId)),
  };
}

/** Returns whether an option has a limited number of uses; an unlimited one has nothing to return. */
async function isLimited(db: Database, id: number): Promise<boolean> {
  const [option] = await db
    .select({ remaining: bookingOptions.remaining })
    .from(bookingOptions)
    .where(eq(bookingOptions.id, id));
  return option !== undefined && option.remaining !== null;
}
