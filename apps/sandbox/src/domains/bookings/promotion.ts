/** Promotion from the waiting list when a place becomes free. */
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { StoredAppointment } from './courses/appointments.ts';
import { hasFreePlace, loadOccupancy } from './courses/occupancy.ts';
import { lastMoment } from './courses/window.ts';
import { notifyAboutBooking } from './bookingMails.ts';
import { startCapture } from '../payments/ledger.ts';
import { freeUntil } from '../studios/cancelationRule.ts';
import { findOverlap } from './overlap.ts';
import { findBookingPayment } from './payment.ts';
import type { Booking } from './rules.ts';
import { bookings } from './tables.ts';

/**
 * Returns the last moment at which someone moves up from the waiting list: the deadline for booking, and unless they
 * accepted otherwise, that of a free cancelation, so that nobody gets a place which they can no longer return.
 */
export function promotableUntil(
  appointment: Pick<StoredAppointment, 'latestBookingAt' | 'startsAt'>,
  {
    acceptsLatePromotion,
    cancelationRule,
  }: Pick<Booking, 'acceptsLatePromotion' | 'cancelationRule'>,
): Date {
  const last = lastMoment(appointment);
  const free = freeUntil(cancelationRule, appointment.startsAt);
  return acceptsLatePromotion || last < free ? last : free;
}

/**
 * Books the first in line while there are places and they can still move up, and captures the amount held while
 * waiting. If the capture fails, the place goes to the next in line (checkouts/settling.ts).
 * @param appointment locked by the transaction
 * @returns checkouts whose payments must be captured after the transaction
 */
export async function promoteWaiting(
  tx: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<string[]> {
  if (appointment.status === 'CANCELED') return [];
  const due: string[] = [];
  const waiting = await tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.appointmentId, appointment.id), eq(bookings.status, 'WAITING')))
    .orderBy(asc(bookings.id));
  for (const booking of waiting) {
    if (!hasFreePlace(appointment, await loadOccupancy(tx, appointment.id))) break;
    if (now > promotableUntil(appointment, booking)) continue;
    // People with another booking at this time stay on the waiting list.
    if ((await findOverlap(tx, booking.booker, appointment)) !== null) continue;
    await tx.update(bookings).set({ status: 'BOOKED' }).where(eq(bookings.id, booking.id));
    const payment = await findBookingPayment(tx, booking.id);
    // Paying bookers are notified after the capture (checkouts/settling.ts).
    if (payment && (await startCapture(tx, payment.checkoutId, now))) due.push(payment.checkoutId);
    else await notifyAboutBooking(tx, booking.id, 'movedUp');
  }
  return due;
}
