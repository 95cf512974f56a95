/** Filter values for lists of appointments (spec 2.7, reference data). */
import { and, asc, eq } from 'drizzle-orm';
import type { Handlers } from '../../../platform/api.ts';
import { ok } from '../../../platform/api.ts';
import { getStudio } from '../../studios/rules.ts';
import { selectAppointments, isUpcoming } from './appointments.ts';
import { employees, singleAppointmentEmployees } from './tables.ts';
import { toPerson } from './toPerson.ts';
import { loadNames } from './view.ts';

const sortByName = <Value>(values: Iterable<Value>, name: (value: Value) => string): Value[] =>
  [...values].toSorted((a, b) => name(a).localeCompare(name(b)));

export const filterHandlers = {
  async getCourseAppointmentFilter({ query, context }, { db, clock }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const items = await selectAppointments(db, isUpcoming(studio, clock.now()));
    const names = await loadNames(db, items);
    const categories = new Map(items.flatMap(({ category: one }) => (one ? [[one.id, one]] : [])));
    return ok({
      categories: sortByName(categories.values(), ({ name }) => name).map(({ id, name }) => ({
        id,
        name,
      })),
      employees: sortByName(names.employees.values(), ({ displayedName }) => displayedName),
      locations: sortByName(names.locations.values(), ({ name }) => name),
    });
  },

  async getSingleAppointmentFilter({ query, context }, { db }) {
    const studio = await getStudio(db, query.organizationUnitId, context);
    const { studioId, employeeId } = singleAppointmentEmployees;
    const rows = await db
      .select()
      .from(singleAppointmentEmployees)
      .innerJoin(employees, and(eq(employees.id, employeeId), eq(studioId, studio.id)))
      .orderBy(asc(employees.displayedName), asc(employees.id));
    return ok({ employees: rows.map((row) => toPerson(row.employees)) });
  },
} satisfies Partial<Handlers>;
