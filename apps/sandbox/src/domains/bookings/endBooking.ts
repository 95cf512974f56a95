/** Ending a booking and freeing its place. */
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { StoredAppointment } from './courses/appointments.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import { refundOrVoid } from '../payments/ledger.ts';
import { type EndOccasion, endReason } from './endReason.ts';
import type { CancelationRule } from '../studios/cancelationRule.ts';
import { findBookingCheckout } from './payment.ts';
import { returnVisit } from './options/useOption.ts';
import { promoteWaiting } from './promotion.ts';
import type { Booking } from './rules.ts';
import { bookings } from './tables.ts';

/**
 * Ends a booking and returns what paid for it, the use of an option or money, unless a late cancelation forfeits it.
 * @param booking of an appointment locked by the transaction
 * @param occasion of the mail to the owner; null if another one is sent
 * @param late what a late cancelation costs; null if it is none
 * @returns checkouts whose payments must be settled after the transaction
 */
export async function endBooking(
  tx: Database,
  booking: Booking,
  occasion: EndOccasion,
  now: Date,
  late: CancelationRule | null = null,
): Promise<string[]> {
  // Notify before the update, because the mail lists the refund and the released visit.
  if (occasion !== null) await notifyAboutBooking(tx, booking.id, occasion, { late });
  const isForfeited = late?.late === 'FORFEITED';
  await tx
    .update(bookings)
    .set({
      status: 'CANCELED',
      canceledAt: now,
      endReason: endReason(occasion),
      ...(isForfeited ? {} : { visit: await returnVisit(tx, booking) }),
    })
    .where(eq(bookings.id, booking.id));
  if (isForfeited) return [];
  const checkoutId = await findBookingCheckout(tx, booking.id);
  return checkoutId !== null && (await refundOrVoid(tx, checkoutId, now)) ? [checkoutId] : [];
}

/**
 * Ends a booking and moves the waiting list up. @returns checkouts whose payments must be settled, of this booking and
 * of those who moved up
 */
export async function endAndPromote(
  tx: Database,
  appointment: StoredAppointment,
  booking: Booking,
  occasion: EndOccasion,
  now: Date,
  late: CancelationRule | null = null,
): Promise<string[]> {
  const back = await endBooking(tx, booking, occasion, now, late);
  return [...back, ...(await promoteWaiting(tx, appointment, now))];
}
