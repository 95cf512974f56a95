/** Ends waiting lists from which nobody can move up, and returns payments and entitlements. */
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { courseAppointments } from './courses/tables.ts';
import { promotableUntil } from './promotion.ts';
import { settlePayments, type SettlementServices } from '../checkouts/settling.ts';
import { endBooking } from './endBooking.ts';
import { lockAppointment } from './rules.ts';
import { bookings } from './tables.ts';

/** Number of appointments per round; the next round handles the rest. */
const batchSize = 50;

/**
 * Ends the waiting of everybody who can no longer move up: it is too late for them, or the studio has canceled the
 * class. Returns entitlements and releases holds.
 */
export async function endWaitingLists(services: SettlementServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const instant = sql`${sql.param(now, courseAppointments.startsAt)}::timestamptz`;
  const hours = sql`(${bookings.cancelationRule} ->> 'hours')::int`;
  const closed = or(
    eq(courseAppointments.status, 'CANCELED'),
    lt(
      sql`coalesce(${courseAppointments.latestBookingAt}, ${courseAppointments.startsAt})`,
      instant,
    ),
    and(
      eq(bookings.acceptsLatePromotion, false),
      lt(sql`${courseAppointments.startsAt} - make_interval(hours => ${hours})`, instant),
    ),
  );
  const ended = await db
    .selectDistinct({ id: bookings.appointmentId })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    // Not a parameter, so that the index of waiting bookings applies.
    .where(and(eq(bookings.status, sql`'WAITING'`), closed))
    .limit(batchSize);
  await forEachIsolated('Ending a waiting list', ended, async ({ id }) => {
    const due = await db.transaction(async (tx) => {
      const appointment = await lockAppointment(tx, id);
      const waiting = await tx
        .select()
        .from(bookings)
        .where(and(eq(bookings.appointmentId, id), eq(bookings.status, 'WAITING')));
      const isCanceled = appointment.status === 'CANCELED';
      const occasion = isCanceled ? 'canceledByStudio' : 'waitingEnded';
      const back: string[] = [];
      for (const booking of waiting)
        // The studio may have rescheduled it in the meantime.
        if (isCanceled || now > promotableUntil(appointment, booking))
          back.push(...(await endBooking(tx, booking, occasion, now)));
      return back;
    });
    await settlePayments(services, due);
  });
}
