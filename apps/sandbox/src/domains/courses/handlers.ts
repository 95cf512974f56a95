/** Each list has a form for members and a public twin; what differs is whether there is an account. */
import type { ApiRequest, Handlers, OperationId, Schemas, Services } from '../../server/api.ts';
import { ok } from '../../server/api.ts';
import { pageOf } from '../../server/paging.ts';
import { homeStudioOf } from '../accounts/customers.ts';
import { tenantOf } from '../brands/rules.ts';
import type { StoredStudio } from '../studios/rules.ts';
import { studioNotFound, studioOf, studiosOf } from '../studios/rules.ts';
import { appointmentOf, coursesOf, inPeriod, selectAppointments, toCome } from './appointments.ts';
import { hasFreePlace, hasFreeWaitingPlace, occupancies } from './occupancy.ts';
import { toBookableCourseFor, toBookableCourses } from './view.ts';
import { isOpen } from './window.ts';

type PublicRequest<Id extends OperationId> = Pick<
  ApiRequest<Id>,
  'context' | 'query' | 'path' | 'account'
>;

async function course(
  { path, context, account }: PublicRequest<'getPublicCourse'>,
  { db, clock }: Services,
) {
  const item = await appointmentOf(db, path.itemId, context);
  return ok(await toBookableCourseFor(db, item, account, clock.now()));
}

async function period(
  studio: StoredStudio,
  { query, account }: Pick<PublicRequest<'listPublicCourses'>, 'query' | 'account'>,
  { db, clock }: Services,
  listed: Parameters<typeof inPeriod>[2] = {},
) {
  const items = await selectAppointments(db, inPeriod(studio, query, listed));
  return ok(await toBookableCourses(db, items, account, clock.now()));
}

async function ofPeriod(request: PublicRequest<'listPublicCourses'>, services: Services) {
  const studio = await studioOf(services.db, request.query.organizationUnitId, request.context);
  return period(studio, request, services);
}

async function withCanceled(request: PublicRequest<'listPublicCourses'>, services: Services) {
  const studio = await studioOf(services.db, request.query.organizationUnitId, request.context);
  return period(studio, request, services, { withCanceled: true });
}

async function events(request: PublicRequest<'listPublicStudioEvents'>, services: Services) {
  const studio = await studioOf(services.db, request.query.organizationUnitId, request.context);
  return period(studio, request, services, { itemType: 'EVENT' });
}

/** The named studio, else the home studio, else the first studio of the tenant. */
async function atDefaultStudio(
  request: PublicRequest<'listPublicCoursesWithDefaultHomeStudio'>,
  services: Services,
) {
  const { query, context, account } = request;
  const { db } = services;
  const { organizationUnitId } = query;
  const studio =
    organizationUnitId === undefined
      ? ((account && (await homeStudioOf(db, account.id, context['X-Tenant'] ?? null))) ??
        (await firstStudio(request, services)))
      : await studioOf(db, organizationUnitId, context);
  return period(studio, { account, query: { ...query, organizationUnitId: studio.id } }, services);
}

async function firstStudio(
  { context }: Pick<ApiRequest<OperationId>, 'context'>,
  { db }: Services,
): Promise<StoredStudio> {
  if (context['X-Tenant'] === undefined) throw studioNotFound();
  const tenant = await tenantOf(db, context).catch(() => {
    throw studioNotFound();
  });
  const [first] = await studiosOf(db, [tenant.name]);
  if (!first) throw studioNotFound();
  return first;
}

async function available(
  { query, context, account }: PublicRequest<'listPublicAvailableCourses'>,
  { db, clock }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, inPeriod(studio, query));
  const occupied = await occupancies(
    db,
    items.map(({ appointment }) => appointment.id),
  );
  const bookable = items.filter(({ appointment }) => {
    const occupancy = occupied.get(appointment.id) ?? { booked: 0, waiting: 0 };
    const place =
      hasFreePlace(appointment, occupancy) || hasFreeWaitingPlace(appointment, occupancy);
    return place && isOpen(appointment, now);
  });
  return ok(await toBookableCourses(db, bookable, account, now));
}

async function nextAvailable(
  { query, context, account }: PublicRequest<'listPublicNextAvailableCourses'>,
  { db, clock }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, toCome(studio, now));
  const occupied = await occupancies(
    db,
    items.map(({ appointment }) => appointment.id),
  );
  const seen = new Set<number>();
  const first = items.filter(({ appointment }) => {
    const occupancy = occupied.get(appointment.id) ?? { booked: 0, waiting: 0 };
    if (seen.has(appointment.courseId)) return false;
    if (!hasFreePlace(appointment, occupancy) || !isOpen(appointment, now)) return false;
    seen.add(appointment.courseId);
    return true;
  });
  return ok(await toBookableCourses(db, first.slice(0, query.limit), account, now));
}

async function upcoming(
  { query, context, account }: PublicRequest<'listPublicUpcomingCourses'>,
  { db, clock }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, toCome(studio, now), { limit: query.limit });
  return ok(await toBookableCourses(db, items, account, now));
}

async function slice(
  { query, context, account }: PublicRequest<'listPublicCourseSlice'>,
  { db, clock }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const now = clock.now();
  return ok(
    await pageOf(
      query,
      (limits) => selectAppointments(db, inPeriod(studio, query), limits),
      (items) => toBookableCourses(db, items, account, now),
    ),
  );
}

async function withUpcoming(
  { query, context, account }: PublicRequest<'listPublicCoursesWithUpcomingAppointment'>,
  { db, clock }: Services,
) {
  const studio = await studioOf(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, toCome(studio, now));
  const courses = await coursesOf(db, studio);
  const next = new Map(items.toReversed().map((item) => [item.course.id, item]));
  const seen = await toBookableCourses(db, [...next.values()], account, now);
  const byCourse = new Map<number, Schemas['BookableCourse']>(
    seen.map((appointment) => [appointment.courseId, appointment]),
  );
  return ok(
    courses.slice(0, 500).map(({ course: { id, name, description, image }, category }) => ({
      courseId: id,
      name,
      description,
      category: category && { id: category.id, name: category.name },
      image,
      upcomingAppointment: byCourse.get(id) ?? null,
    })),
  );
}

export const courseHandlers = {
  getCourse: course,
  getPublicCourse: course,
  listCourseAppointments: ofPeriod,
  listPublicCourseAppointments: ofPeriod,
  listCourses: ofPeriod,
  listPublicCourses: ofPeriod,
  listCoursesWithCanceled: withCanceled,
  listPublicCoursesWithCanceled: withCanceled,
  listStudioEvents: events,
  listPublicStudioEvents: events,
  listCoursesWithDefaultHomeStudio: atDefaultStudio,
  listPublicCoursesWithDefaultHomeStudio: atDefaultStudio,
  listAvailableCourses: available,
  listPublicAvailableCourses: available,
  listNextAvailableCourses: nextAvailable,
  listPublicNextAvailableCourses: nextAvailable,
  listUpcomingCourses: upcoming,
  listPublicUpcomingCourses: upcoming,
  listCourseSlice: slice,
  listPublicCourseSlice: slice,
  listCoursesWithUpcomingAppointment: withUpcoming,
  listPublicCoursesWithUpcomingAppointment: withUpcoming,
} satisfies Partial<Handlers>;
