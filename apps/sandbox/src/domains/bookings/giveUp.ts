/** What happens to a place that somebody gives up, or loses. */
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { StoredAppointment } from '../courses/appointments.ts';
import { bookingOptions } from '../courses/tables.ts';
import { tellBooking } from '../mail/bookingMails.ts';
import { giveBack } from '../payments/ledger.ts';
import { type EndOccasion, endReason } from './endReason.ts';
import { paymentOfBooking } from './payment.ts';
import { promoteWaiting } from './promotion.ts';
import type { Booking } from './rules.ts';
import { bookings } from './tables.ts';

/**
 * Ends a booking and gives back what paid for it: the use of an option, and money.
 * @param booking of an appointment that the transaction has locked
 * @param told what its owner is told; null where somebody else tells
 * @returns checkouts whose money goes back once the transaction has ended
 */
export async function endBooking(
  tx: Database,
  booking: Booking,
  told: EndOccasion,
  now: Date,
): Promise<string[]> {
  // Before it changes: what is told is what comes back.
  if (told !== null) await tellBooking(tx, booking.id, told);
  await tx
    .update(bookings)
    .set({ status: 'CANCELED', canceledAt: now, endReason: endReason(told) })
    .where(eq(bookings.id, booking.id));
  await releaseOption(tx, booking.bookingOptionId);
  const payment = await paymentOfBooking(tx, booking.id);
  return payment && (await giveBack(tx, payment.checkoutId, now)) ? [payment.checkoutId] : [];
}

/** Ends a booking, and the waiting list moves up. @returns checkouts whose money is due, of this booking and of those who moved up */
export async function giveUpPlace(
  tx: Database,
  appointment: StoredAppointment,
  booking: Booking,
  told: EndOccasion,
  now: Date,
): Promise<string[]> {
  const back = await endBooking(tx, booking, told, now);
  return [...back, ...(await promoteWaiting(tx, appointment, now))];
}

/** Gives the use of a contingent back; options without a limit have nothing to give back. */
export async function releaseOption(tx: Database, optionId: number | null): Promise<void> {
  if (optionId === null) return;
  await tx
    .update(bookingOptions)
    .set({ remaining: sql`${bookingOptions.remaining} + 1` })
    .where(eq(bookingOptions.id, optionId));
}
