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
import { bookings } from './tables.ts';

type Booking = typeof bookings.$inferSelect;

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

/** Loads the waiting list of an appointment, first in line first. */
const loadWaiting = (tx: Database, { id }: StoredAppointment): Promise<Booking[]> =>
  tx
    .select()
    .from(bookings)
    .where(and(eq(bookings.appointmentId, id), eq(bookings.status, 'WAITING')))
    .orderBy(asc(bookings.id));

/** Returns whether it is not too late for a waiting person, who has no other booking at this time. */
const canMoveUp = async (
  tx: Database,
  appointment: StoredAppointment,
  booking: Booking,
  now: Date,
): Promise<boolean> =>
  now <= promotableUntil(appointment, booking) &&
  (await findOverlap(tx, booking.booker, appointment)) === null;

/** Returns whether anybody on the waiting list can take a free place. */
export async function canAnyMoveUp(
  tx: Database,
  appointment: StoredAppointment,
  now: Date,
): Promise<boolean> {
  for (const booking of await loadWaiting(tx, appointment))
    if (await canMoveUp(tx, appointment, booking, now)) return true;
  return false;
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
  for (const booking of await loadWaiting(tx, appointment)) {
    if (!hasFreePlace(appointment, await loadOccupancy(tx, appointment.id))) break;
    if (!(await canMoveUp(tx, appointment, booking, now))) continue;
    await tx.update(bookings).set({ status: 'BOOKED' }).where(eq(bookings.id, booking.id));
    const payment = await findBookingPayment(tx, booking.id);
    // Paying bookers are notified after the capture (checkouts/settling.ts).
    if (payment && (await startCapture(tx, payment.checkoutId, now))) due.push(payment.checkoutId);
    else await notifyAboutBooking(tx, booking.id, 'movedUp');
  }
  return due;
}
