/** How a booking ended before it took place, as shown to its owner. */
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import { isRefunded, type Payment } from '../payments/ledger.ts';
import type { Booking } from './rules.ts';

/**
 * Returns the reason, refund and released entitlement of an ended booking; null if it has not ended.
 * @param loadPayment called only for ended bookings
 */
export async function toEnding(
  ended: Pick<Booking, 'status' | 'canceledAt' | 'endReason' | 'visit'>,
  zoneId: string,
  loadPayment: () => Promise<Payment | null>,
): Promise<Schemas['CalendarItem']['ending']> {
  const { status, canceledAt, endReason, visit } = ended;
  if (status !== 'CANCELED' || canceledAt === null) return null;
  const payment = await loadPayment();
  return {
    reason: endReason ?? 'CANCELED',
    endedAt: zoned(canceledAt, zoneId),
    refund: payment && isRefunded(payment) ? money(payment.amountCents, payment.currency) : null,
    releasedEntitlement: visit === 'RETURNED',
  };
}
