/** Ends waiting lists when promotion closes and returns what paid for waiting. */
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { courseAppointments } from './courses/tables.ts';
import { isPromotionOpen } from './courses/window.ts';
import { settlePayments, type SettlementServices } from '../checkouts/settling.ts';
import { endBooking } from './endBooking.ts';
import { lockAppointment } from './rules.ts';
import { bookings } from './tables.ts';

/** Number of appointments per round; the next round handles the rest. */
const batchSize = 50;

/**
 * Ends the waiting lists of appointments without further promotion: promotion has closed, or the studio has canceled
 * the class. Returns entitlements and releases holds.
 */
export async function endWaitingLists(services: SettlementServices): Promise<void> {
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
    .limit(batchSize);
  await forEachIsolated('Ending a waiting list', ended, async ({ id }) => {
    const due = await db.transaction(async (tx) => {
      const appointment = await lockAppointment(tx, id);
      // The studio may have rescheduled it in the meantime.
      if (isPromotionOpen(appointment, now)) return [];
      const waiting = await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.appointmentId, id), eq(bookings.status, 'WAITING')));
      const occasion = appointment.status === 'CANCELED' ? 'canceledByStudio' : 'waitingEnded';
      const back: string[] = [];
      for (const booking of waiting) back.push(...(await endBooking(tx, booking, occasion, now)));
      return back;
    });
    await settlePayments(services, due);
  });
}
