/** Queries for course appointments. */
import { and, arrayOverlaps, asc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/database/database.ts';
import type { ContextHeaders } from '../../../platform/api.ts';
import { apiError } from '../../../platform/http/apiError.ts';
import { checkPeriod } from '../../../platform/http/checkPeriod.ts';
import { addDays, instantAt } from '../../../platform/time.ts';
import type { StoredStudio } from '../../studios/rules.ts';
import { studios } from '../../studios/tables.ts';
import { courseAppointments, courseCategories, courses } from './tables.ts';

export type StoredAppointment = typeof courseAppointments.$inferSelect;
export type StoredCourse = typeof courses.$inferSelect;

/** An appointment with its related rows. */
export type Appointment = {
  appointment: StoredAppointment;
  course: StoredCourse;
  category: typeof courseCategories.$inferSelect | null;
  studio: StoredStudio;
};

/** Limits of a list. */
const maxAppointments = 2000;
const maxCourses = 500;

export function courseNotFound(): Error {
  return apiError(404, 'course.error.notfound', 'There is no such course appointment');
}

/** Loads appointments by start, then by name. */
export function selectAppointments(
  db: Database,
  where: SQL | undefined,
  { limit = maxAppointments, offset = 0 } = {},
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
 * Finds an appointment.
 * @param context if it names a tenant, the studio must belong to it
 * @throws 404 if there is none
 */
export async function findAppointment(
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

/** Contents of a list: courses or events, with or without canceled ones. */
type ListOptions = { withCanceled?: boolean; itemType?: StoredCourse['itemType'] };

/**
 * Matches appointments that start within a period of calendar days, in the studio's time zone.
 * @throws 400 if the period ends before it starts or exceeds 62 days
 */
export function isInPeriod(
  studio: StoredStudio,
  period: Period,
  { withCanceled = false, itemType = 'COURSE' }: ListOptions = {},
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

/** Matches active course appointments of a studio that have not started. */
export function isUpcoming(studio: StoredStudio, now: Date): SQL | undefined {
  return and(
    eq(courseAppointments.studioId, studio.id),
    eq(courses.itemType, 'COURSE'),
    eq(courseAppointments.status, 'ACTIVE'),
    gt(courseAppointments.startsAt, now),
  );
}

/** Loads the current and past courses of a studio, by name. */
export function loadCourses(
  db: Database,
  studio: StoredStudio,
): Promise<Pick<Appointment, 'course' | 'category'>[]> {
  const taughtCourseIds = db
    .selectDistinct({ id: courseAppointments.courseId })
    .from(courseAppointments)
    .where(eq(courseAppointments.studioId, studio.id));
  return db
    .select({ course: courses, category: courseCategories })
    .from(courses)
    .leftJoin(courseCategories, eq(courseCategories.id, courses.categoryId))
    .where(and(inArray(courses.id, taughtCourseIds), eq(courses.itemType, 'COURSE')))
    .orderBy(asc(courses.name), asc(courses.id))
    .limit(maxCourses);
}
