/** Finding course appointments. */
import { and, arrayOverlaps, asc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { ContextHeaders } from '../../server/api.ts';
import { fault, invalid } from '../../server/fault.ts';
import { addDays, daysBetween, instantAt } from '../../time.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studios } from '../studios/tables.ts';
import { courseAppointments, courseCategories, courses } from './tables.ts';

export type StoredAppointment = typeof courseAppointments.$inferSelect;
export type StoredCourse = typeof courses.$inferSelect;

/** An appointment with what it belongs to. */
export type Appointment = {
  appointment: StoredAppointment;
  course: StoredCourse;
  category: typeof courseCategories.$inferSelect | null;
  studio: StoredStudio;
};

/** The longest period that a list covers (parameter endDate), and the longest list. */
const longestPeriodDays = 62;
const longestList = 2000;
const mostCourses = 500;

export function courseNotFound(): Error {
  return fault(404, 'course.error.notfound', 'There is no such course appointment');
}

/** Appointments by start, then by name. */
export function selectAppointments(
  db: Database,
  where: SQL | undefined,
  { limit = longestList, offset = 0 } = {},
): Promise<Appointment[]> {
  return db
    .select({
      appointment: courseAppointments,
      course: courses,
      category: courseCategories,
      studio: studios,
    })
    .from(courseAppointments)
    .innerJoin(courses, eq(courses.id, courseAppointments.courseId))
    .innerJoin(studios, eq(studios.id, courseAppointments.studioId))
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(where)
    .orderBy(asc(courseAppointments.startsAt), asc(courses.name), asc(courseAppointments.id))
    .limit(limit)
    .offset(offset);
}

/**
 * One appointment.
 * @param context when it names a tenant, the studio must be one of that tenant
 * @throws 404 when there is none
 */
export async function appointmentOf(
  db: Database,
  id: number,
  context: ContextHeaders = {},
): Promise<Appointment> {
  const [found] = await selectAppointments(db, eq(courseAppointments.id, id));
  const tenant = context['X-Tenant'] ?? found?.studio.tenant;
  if (!found || found.studio.tenant !== tenant) throw courseNotFound();
  return found;
}

export type Period = {
  startDate: string;
  endDate: string;
  employeeId?: number[];
  categoryId?: number[];
};

/** What a list has: courses or events, canceled ones too or not. */
type Listed = { withCanceled?: boolean; itemType?: StoredCourse['itemType'] };

/** @throws 400 when the period ends before it starts, or is longer than 62 days */
export function checkPeriod({ startDate, endDate }: Pick<Period, 'startDate' | 'endDate'>): void {
  const days = daysBetween(startDate, endDate);
  if (days < 0) throw invalid({ field: 'endDate', message: 'must not be before startDate' });
  if (days > longestPeriodDays)
    throw invalid({
      field: 'endDate',
      message: `must be at most ${longestPeriodDays} days after startDate`,
    });
}

/**
 * Appointments that start on the calendar days of a period, in the zone of the studio.
 * @throws 400 when the period ends before it starts, or is longer than 62 days
 */
export function inPeriod(
  studio: StoredStudio,
  period: Period,
  { withCanceled = false, itemType = 'COURSE' }: Listed = {},
): SQL | undefined {
  const { startDate, endDate, employeeId = [], categoryId = [] } = period;
  checkPeriod(period);
  return and(
    eq(courseAppointments.studioId, studio.id),
    eq(courses.itemType, itemType),
    gte(courseAppointments.startsAt, instantAt(studio.zoneId, startDate)),
    lt(courseAppointments.startsAt, instantAt(studio.zoneId, addDays(endDate, 1))),
    withCanceled ? undefined : eq(courseAppointments.status, 'ACTIVE'),
    employeeId.length > 0 ? arrayOverlaps(courseAppointments.employeeIds, employeeId) : undefined,
    categoryId.length > 0 ? inArray(courses.categoryId, categoryId) : undefined,
  );
}

/** Appointments of courses of a studio that take place and have not begun. */
export function toCome(studio: StoredStudio, now: Date): SQL | undefined {
  return and(
    eq(courseAppointments.studioId, studio.id),
    eq(courses.itemType, 'COURSE'),
    eq(courseAppointments.status, 'ACTIVE'),
    gt(courseAppointments.startsAt, now),
  );
}

/** The courses that a studio gives or gave, by name. */
export function coursesOf(
  db: Database,
  studio: StoredStudio,
): Promise<Pick<Appointment, 'course' | 'category'>[]> {
  const given = db
    .selectDistinct({ id: courseAppointments.courseId })
    .from(courseAppointments)
    .where(eq(courseAppointments.studioId, studio.id));
  return db
    .select({ course: courses, category: courseCategories })
    .from(courses)
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(and(inArray(courses.id, given), eq(courses.itemType, 'COURSE')))
    .orderBy(asc(courses.name), asc(courses.id))
    .limit(mostCourses);
}
