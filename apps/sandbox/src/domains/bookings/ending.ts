/** How a booking ended before it took place, as its owner reads it later. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { money } from '../../money.ts';
import type { Schemas } from '../../server/api.ts';
import { zoned } from '../../time.ts';
import { bookingOptions } from '../courses/tables.ts';
import { isGivenBack, type Payment } from '../payments/ledger.ts';
import type { Booking } from './rules.ts';

/**
 * Why a booking ended and what came back; null for one that has not.
 * @param paymentOf asked only of what has ended
 */
export async function endingOf(
  db: Database,
  ended: Pick<Booking, 'status' | 'canceledAt' | 'endReason' | 'bookingOptionId'>,
  zoneId: string,
  paymentOf: () => Promise<Payment | null>,
): Promise<Schemas['CalendarItem']['ending']> {
  const { status, canceledAt, endReason, bookingOptionId } = ended;
  if (status !== 'CANCELED' || canceledAt === null) return null;
  const payment = await paymentOf();
  return {
    reason: endReason ?? 'CANCELED',
    endedAt: zoned(canceledAt, zoneId),
    refund: payment && isGivenBack(payment) ? money(payment.amountCents, payment.currency) : null,
    releasedEntitlement: bookingOptionId !== null && (await isLimited(db, bookingOptionId)),
  };
}

/** Whether an option has so many uses: one without a limit has nothing to give back. */
async function isLimited(db: Database, id: number): Promise<boolean> {
  const [option] = await db
    .select({ remaining: bookingOptions.remaining })
    .from(bookingOptions)
    .where(eq(bookingOptions.id, id));
  return option !== undefined && option.remaining !== null;
}
