import { and, eq, gt, lt } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { lockKey } from '../../platform/database/lockKey.ts';
import { apiError } from '../../platform/http/apiError.ts';
import { courseAppointments, courses } from './courses/tables.ts';
import { benefits, singleAppointments } from './singleAppointments/tables.ts';
import { bookings } from './tables.ts';

type Time = { startsAt: Date; endsAt: Date };

/**
 * Finds another course or appointment in which a person has a place at this time; a waiting list does not count. Locks
 * the person until the transaction ends, because overlapping bookings share no row; lock places and employees before.
 * @param booker key of the person
 * @returns its name; null if there is none
 */
export async function findOverlap(
  tx: Database,
  booker: string,
  { startsAt, endsAt }: Time,
): Promise<string | null> {
  await lockKey(tx, booker);
  const [other] = await unionAll(
    tx
      .select({ name: courses.name })
      .from(bookings)
      .innerJoin(courseAppointments, eq(courseAppointments.id, bookings.appointmentId))
      .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
      .where(
        and(
          eq(bookings.booker, booker),
          eq(bookings.status, 'BOOKED'),
          eq(courseAppointments.status, 'ACTIVE'),
          lt(courseAppointments.startsAt, endsAt),
          gt(courseAppointments.endsAt, startsAt),
        ),
      ),
    tx
      .select({ name: benefits.name })
      .from(singleAppointments)
      .innerJoin(benefits, eq(benefits.id, singleAppointments.benefitId))
      .where(
        and(
          eq(singleAppointments.booker, booker),
          eq(singleAppointments.status, 'BOOKED'),
          lt(singleAppointments.startsAt, endsAt),
          gt(singleAppointments.endsAt, startsAt),
        ),
      ),
  ).limit(1);
  return other?.name ?? null;
}

/** Locks the person like `findOverlap`. @throws 409 if the person has another booking at this time, with its name */
export async function rejectOverlap(tx: Database, booker: string, time: Time): Promise<void> {
  const value = await findOverlap(tx, booker, time);
  if (value === null) return;
  throw apiError(409, 'booking.error.overlapping', 'The person has another booking at this time', {
    args: [{ type: 'STRING', value }],
  });
}
