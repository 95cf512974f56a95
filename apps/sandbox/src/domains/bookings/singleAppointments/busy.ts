/** Times at which employees are busy. */
import { and, arrayOverlaps, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { Span } from '../../../platform/wallTimes.ts';
import { courseAppointments } from '../courses/tables.ts';
import { singleAppointments } from './tables.ts';

/**
 * Loads the busy times of employees between two instants at all studios: single appointments, and courses they lead.
 */
export async function loadBusyTimes(
  db: Database,
  employeeIds: number[],
  { from, until }: Span,
): Promise<Map<number, Span[]>> {
  const busy = new Map<number, Span[]>(employeeIds.map((id) => [id, []]));
  if (employeeIds.length === 0) return busy;
  const singles = await db
    .select()
    .from(singleAppointments)
    .where(
      and(
        inArray(singleAppointments.employeeId, employeeIds),
        eq(singleAppointments.status, 'BOOKED'),
        lt(singleAppointments.startsAt, until),
        gt(singleAppointments.endsAt, from),
      ),
    );
  const courses = await db
    .select()
    .from(courseAppointments)
    .where(
      and(
        arrayOverlaps(courseAppointments.employeeIds, employeeIds),
        eq(courseAppointments.status, 'ACTIVE'),
        lt(courseAppointments.startsAt, until),
        gt(courseAppointments.endsAt, from),
      ),
    );
  for (const { employeeId, startsAt, endsAt } of singles)
    busy.get(employeeId)?.push({ from: startsAt, until: endsAt });
  for (const { employeeIds: leaders, startsAt, endsAt } of courses)
    for (const id of leaders) busy.get(id)?.push({ from: startsAt, until: endsAt });
  return busy;
}
