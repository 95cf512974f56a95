/** A booking of a place in a course or event. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { bookingNotFound } from './entries.ts';
import { endAndPromote } from './endBooking.ts';
import type { BookingKindRules } from './kind.ts';
import { findVoucherRefund } from '../payments/vouchers.ts';
import { findBookingCheckout, findBookingPayment } from './payment.ts';
import { type Booking, lockAppointment } from './rules.ts';
import { bookings } from './tables.ts';
import { selectBookings, toCalendarItems } from './view.ts';

async function findBooking(db: Database, id: number): Promise<Booking> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw bookingNotFound();
  return booking;
}

export const courseBooking: BookingKindRules = {
  async toCalendarItems(db, ids, now) {
    return toCalendarItems(db, await selectBookings(db, inArray(bookings.id, ids)), now);
  },

  async lock(tx, id) {
    await lockAppointment(tx, (await findBooking(tx, id)).appointmentId);
  },

  async loadFacts(db, id) {
    const [found] = await selectBookings(db, eq(bookings.id, id));
    if (!found) return null;
    const { booking, appointment, course, studio } = found;
    return {
      status: booking.status,
      startsAt: appointment.startsAt,
      cancelationRule: booking.cancelationRule,
      accountId: booking.accountId,
      studio,
      name: course.name,
      visit: booking.visit,
      payment: await findBookingPayment(db, id),
      voucherRefund: await findVoucherRefund(db, await findBookingCheckout(db, id), 'due'),
    };
  },

  async end(tx, id, now, why, late) {
    const booking = await findBooking(tx, id);
    const appointment = await lockAppointment(tx, booking.appointmentId);
    const occasion = booking.status === 'WAITING' ? 'leftWaitingList' : why;
    return endAndPromote(tx, appointment, booking, occasion, now, late);
  },
};
