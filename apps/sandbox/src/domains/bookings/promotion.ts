/** The waiting list moves up when a place becomes free. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { checkouts } from '../checkouts/tables.ts';
import type { StoredAppointment } from '../courses/appointments.ts';
import { hasFreePlace, occupancyOf } from '../courses/occupancy.ts';
import { tellBooking } from '../mail/bookingMails.ts';
import { captureAuthorized, paymentOfBooking } from '../payments/ledger.ts';
import { bookings } from './tables.ts';

/**
 * Books whoever waits first, as long as there are places. What was authorized while waiting is charged;
 * if the bank declines that, the booking is canceled and the next in line is tried.
 * @param appointment locked by the transaction
 */
export async function promoteWaiting(
  tx: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<void> {
  const waiting = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.appointmentId, appointment.id), eq(bookings.status, 'WAITING')))
    .orderBy(asc(bookings.id));
  for (const booking of waiting) {
    if (!hasFreePlace(appointment, await occupancyOf(tx, appointment.id))) return;
    const payment = await paymentOfBooking(tx, booking.id);
    const declined =
      payment?.state === 'AUTHORIZED' ? await captureAuthorized(tx, payment, now) : null;
    await tx
      .update(bookings)
      .set(declined === null ? { status: 'BOOKED' } : { status: 'CANCELED', canceledAt: now })
      .where(eq(bookings.id, booking.id));
    if (payment && declined !== null)
      await tx
        .update(checkouts)
        .set({ state: 'FAILED', failureReason: declined })
        .where(eq(checkouts.id, payment.checkoutId));
    await tellBooking(tx, booking.id, declined === null ? 'movedUp' : 'declined');
    if (payment && declined === null) await tellBooking(tx, booking.id, 'receipt');
  }
}
