/** How a booking ended before it took place, as shown to its owner. */
import { money } from '../../platform/money.ts';
import type { Schemas } from '../../platform/api.ts';
import { zoned } from '../../platform/time.ts';
import type { Database } from '../../platform/database/database.ts';
import { findCheckoutPayment, isRefunded } from '../payments/ledger.ts';
import { findVoucherRefund } from '../payments/vouchers.ts';
import type { Booking } from './rules.ts';

/**
 * Returns the reason, refunds and released entitlement of an ended booking; null if it has not ended.
 * @param findCheckout finds the booking's checkout; called only for ended bookings
 */
export async function toEnding(
  db: Database,
  ended: Pick<Booking, 'status' | 'canceledAt' | 'endReason' | 'visit'>,
  zoneId: string,
  findCheckout: () => Promise<string | null>,
): Promise<Schemas['CalendarItem']['ending']> {
  const { status, canceledAt, endReason, visit } = ended;
  if (status !== 'CANCELED' || canceledAt === null) return null;
  const checkoutId = await findCheckout();
  const payment = checkoutId === null ? null : await findCheckoutPayment(db, checkoutId);
  return {
    reason: endReason ?? 'CANCELED',
    endedAt: zoned(canceledAt, zoneId),
    refund: payment && isRefunded(payment) ? money(payment.amountCents, payment.currency) : null,
    voucherRefund: await findVoucherRefund(db, checkoutId, 'returned'),
    releasedEntitlement: visit === 'RETURNED',
  };
}
