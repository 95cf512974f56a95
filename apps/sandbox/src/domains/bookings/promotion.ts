/** The waiting list moves up when a place becomes free. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { StoredAppointment } from '../courses/appointments.ts';
import { hasFreePlace, occupancyOf } from '../courses/occupancy.ts';
import { isPromotionOpen } from '../courses/window.ts';
import { tellBooking } from '../mail/bookingMails.ts';
import { takeHeld } from '../payments/ledger.ts';
import { paymentOfBooking } from './payment.ts';
import { bookings } from './tables.ts';

/**
 * Books whoever waits first, as long as there are places and promotion is open. What was held while waiting is to be taken; if the bank
 * refuses that in the end, the place goes to the next in line (checkouts/settling.ts).
 * @param appointment locked by the transaction
 * @returns checkouts whose money is to be taken once the transaction has ended
 */
export async function promoteWaiting(
  tx: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<string[]> {
  if (!isPromotionOpen(appointment, now)) return [];
  const due: string[] = [];
  const waiting = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.appointmentId, appointment.id), eq(bookings.status, 'WAITING')))
    .orderBy(asc(bookings.id));
  for (const booking of waiting) {
    if (!hasFreePlace(appointment, await occupancyOf(tx, appointment.id))) break;
    await tx.update(bookings).set({ status: 'BOOKED' }).where(eq(bookings.id, booking.id));
    const payment = await paymentOfBooking(tx, booking.id);
    // Whoever pays is told once the bank has taken the money (checkouts/settling.ts).
    if (payment && (await takeHeld(tx, payment.checkoutId, now))) due.push(payment.checkoutId);
    else await tellBooking(tx, booking.id, 'movedUp');
  }
  return due;
}
