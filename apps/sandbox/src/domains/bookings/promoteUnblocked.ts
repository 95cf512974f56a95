/** Late promotion from the waiting list. */
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { forEachIsolated } from '../../platform/http/forEachIsolated.ts';
import { settlePayments, type SettlementServices } from '../checkouts/settling.ts';
import { presentStates } from './courses/occupancy.ts';
import { courseAppointments } from './courses/tables.ts';
import { promoteWaiting } from './promotion.ts';
import { lockAppointment } from './rules.ts';
import { bookings } from './tables.ts';

const taken = alias(bookings, 'taken');

/**
 * Gives free places to people who wait and had another booking at that time when the place became free, once that
 * booking has ended.
 */
export async function promoteUnblocked(services: SettlementServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const places = db
    .select({ count: sql`count(*)` })
    .from(taken)
    .where(
      and(eq(taken.appointmentId, courseAppointments.id), inArray(taken.status, presentStates)),
    );
  const free = await db
    .selectDistinct({ id: bookings.appointmentId })
    .from(bookings)
    .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
    .where(
      and(
        // Not a parameter, so that the index of waiting bookings applies.
        eq(bookings.status, sql`'WAITING'`),
        eq(courseAppointments.status, 'ACTIVE'),
        gt(courseAppointments.startsAt, now),
        lt(sql`(${places})`, courseAppointments.maxParticipants),
      ),
    );
  await forEachIsolated('Moving up a waiting list', free, async ({ id }) => {
    const due = await db.transaction(async (tx) =>
      promoteWaiting(tx, await lockAppointment(tx, id), now),
    );
    await settlePayments(services, due);
  });
}
