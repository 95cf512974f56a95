/** Nobody waits for ever: when promotion closes, what paid for waiting goes back. */
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { eachAlone } from '../../server/eachAlone.ts';
import { courseAppointments } from '../courses/tables.ts';
import { isPromotionOpen } from '../courses/window.ts';
import { settlePayments, type Settling } from '../checkouts/settling.ts';
import { endBooking } from './giveUp.ts';
import { lockAppointment } from './rules.ts';
import { bookings } from './tables.ts';

/** How many appointments one round ends; the next round takes the others. */
const mostAtOnce = 50;

/**
 * Ends the waiting lists of appointments that nobody can move up into any more: promotion has closed, or the studio has canceled the
 * class. Entitlements and held money go back.
 */
export async function endWaiting(services: Settling): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const closed = or(
    eq(courseAppointments.status, 'CANCELED'),
    lt(
      sql`coalesce(${courseAppointments.latestBookingAt}, ${courseAppointments.startsAt})`,
      sql`${sql.param(now, courseAppointments.startsAt)}::timestamptz`,
    ),
  );
  const ended = await db
    .selectDistinct({ id: bookings.appointmentId })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .where(and(eq(bookings.status, 'WAITING'), closed))
    .limit(mostAtOnce);
  await eachAlone('Ending a waiting list', ended, async ({ id }) => {
    const due = await db.transaction(async (tx) => {
      const appointment = await lockAppointment(tx, id);
      // The studio may have moved it meanwhile.
      if (isPromotionOpen(appointment, now)) return [];
      const waiting = await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.appointmentId, id), eq(bookings.status, 'WAITING')));
      const told = appointment.status === 'CANCELED' ? 'canceledByStudio' : 'waitingEnded';
      const back: string[] = [];
      for (const booking of waiting) back.push(...(await endBooking(tx, booking, told, now)));
      return back;
    });
    await settlePayments(services, due);
  });
}
