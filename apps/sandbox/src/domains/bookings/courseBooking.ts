/** A place in a course or an event, as calendars see it. */
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { bookingNotFound } from './entries.ts';
import { giveUpPlace } from './giveUp.ts';
import type { KindOfBooking } from './kind.ts';
import { paymentOfBooking } from './payment.ts';
import { type Booking, lockAppointment } from './rules.ts';
import { bookings } from './tables.ts';
import { selectBookings, toCalendarItems } from './view.ts';

async function bookingOf(db: Database, id: number): Promise<Booking> {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
  if (!booking) throw bookingNotFound();
  return booking;
}

export const courseBooking: KindOfBooking = {
  async toCalendarItems(db, ids, now) {
    return toCalendarItems(db, await selectBookings(db, inArray(bookings.id, ids)), now);
  },

  async lock(tx, id) {
    await lockAppointment(tx, (await bookingOf(tx, id)).appointmentId);
  },

  async factsOf(db, id) {
    const [found] = await selectBookings(db, eq(bookings.id, id));
    if (!found) return null;
    const { booking, appointment, studio } = found;
    return {
      status: booking.status,
      startsAt: appointment.startsAt,
      zoneId: studio.zoneId,
      bookingOptionId: booking.bookingOptionId,
      payment: await paymentOfBooking(db, id),
    };
  },

  async giveUp(tx, id, now, why) {
    const booking = await bookingOf(tx, id);
    const appointment = await lockAppointment(tx, booking.appointmentId);
    const told = booking.status === 'WAITING' ? 'leftWaitingList' : why;
    return giveUpPlace(tx, appointment, booking, told, now);
  },
};
