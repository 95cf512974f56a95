/** Employees of a studio (spec 2.7, reference data). */
import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import { type Handlers, ok, type Schemas } from '../../../platform/api.ts';
import { getStudio } from '../../studios/rules.ts';
import { courseAppointments, employees, singleAppointmentEmployees } from './tables.ts';
import { toPerson } from './toPerson.ts';

/** Maximum length of the list, as described. */
const maxEmployees = 500;

async function loadPeople(db: Database, where: SQL | undefined): Promise<Schemas['Person'][]> {
  const people = await db
    .select()
    .from(employees)
    .where(where)
    .orderBy(asc(employees.displayedName), asc(employees.id))
    .limit(maxEmployees);
  return people.map(toPerson);
}

/** Matches employees who lead an appointment of the studio that matches a condition. */
function leadsAppointment(db: Database, studioId: number, which?: SQL): SQL {
  const leaders = db
    .select({ id: sql`unnest(${courseAppointments.employeeIds})` })
    .from(courseAppointments)
    .where(and(eq(courseAppointments.studioId, studioId), which));
  return inArray(employees.id, leaders);
}

export const employeeHandlers = {
  async listEmployees({ query, context }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const { studioId, employeeId } = singleAppointmentEmployees;
    const providers = db
      .select({ id: employeeId })
      .from(singleAppointmentEmployees)
      .where(eq(studioId, studio.id));
    const canBeBooked = inArray(employees.id, providers);
    return ok(await loadPeople(db, or(canBeBooked, leadsAppointment(db, studio.id))));
  },

  async listEmployeesWithFutureCourses({ query, context }, { db, clock }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const isUpcoming = and(
      eq(courseAppointments.status, 'ACTIVE'),
      gt(courseAppointments.endsAt, clock.now()),
    );
    return ok(await loadPeople(db, leadsAppointment(db, studio.id, isUpcoming)));
  },
} satisfies Partial<Handlers>;
