/** Who works at a studio (specification 2, section 7, reference data). */
import { and, arrayContains, asc, eq, exists, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Handlers, ok, type Schemas } from '../../server/api.ts';
import { studioOf } from '../studios/rules.ts';
import { courseAppointments, employees, singleAppointmentEmployees } from './tables.ts';

/** No list of people is longer (description). */
const mostEmployees = 500;

async function people(db: Database, where: SQL | undefined): Promise<Schemas['Person'][]> {
  const { id, displayedName, firstname, lastname } = employees;
  return db
    .select({ id, displayedName, firstname, lastname })
    .from(employees)
    .where(where)
    .orderBy(asc(displayedName), asc(id))
    .limit(mostEmployees);
}

/** Whether somebody leads an appointment of the studio that meets a condition. */
function leads(db: Database, studioId: number, which?: SQL): SQL {
  const led = arrayContains(courseAppointments.employeeIds, sql`array[${employees.id}]`);
  return exists(
    db
      .select()
      .from(courseAppointments)
      .where(and(eq(courseAppointments.studioId, studioId), led, which)),
  );
}

export const employeeHandlers = {
  async listEmployees({ query, context }, { db }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const { studioId, employeeId } = singleAppointmentEmployees;
    const canBeBooked = exists(
      db
        .select()
        .from(singleAppointmentEmployees)
        .where(and(eq(studioId, studio.id), eq(employeeId, employees.id))),
    );
    return ok(await people(db, or(canBeBooked, leads(db, studio.id))));
  },

  async listEmployeesWithFutureCourses({ query, context }, { db, clock }) {
    const studio = await studioOf(db, query.organizationUnitId, context);
    const isToCome = and(
      eq(courseAppointments.status, 'ACTIVE'),
      gt(courseAppointments.endsAt, clock.now()),
    );
    return ok(await people(db, leads(db, studio.id, isToCome)));
  },
} satisfies Partial<Handlers>;
