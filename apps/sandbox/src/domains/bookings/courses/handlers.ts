/** Course lists. Each has a member and a public variant, which differ only in the account. */
import type {
  ApiRequest,
  Handlers,
  OperationId,
  Schemas,
  Services,
} from '../../../platform/api.ts';
import { ok } from '../../../platform/api.ts';
import { loadPage } from '../../../platform/http/paging.ts';
import { findHomeStudio } from '../../accounts/customers.ts';
import { getTenant } from '../../brands/rules.ts';
import { type StoredStudio, studioNotFound, getStudio, loadStudios } from '../../studios/rules.ts';
import {
  findAppointment,
  loadCourses,
  isInPeriod,
  selectAppointments,
  isUpcoming,
} from './appointments.ts';
import { hasFreePlace, hasFreeWaitingPlace, loadOccupancies } from './occupancy.ts';
import { toOneBookableCourse, toBookableCourses } from './view.ts';
import { isOpen } from './window.ts';

type PublicRequest<Id extends OperationId> = Pick<
  ApiRequest<Id>,
  'context' | 'query' | 'path' | 'account'
>;

async function getCourse(
  { path, context, account }: PublicRequest<'getPublicCourse'>,
  { db, clock }: Services,
) {
  const item = await findAppointment(db, path.itemId, context);
  return ok(await toOneBookableCourse(db, item, account, clock.now()));
}

async function listPeriod(
  studio: StoredStudio,
  { query, account }: Pick<PublicRequest<'listPublicCourses'>, 'query' | 'account'>,
  { db, clock }: Services,
  listed: Parameters<typeof isInPeriod>[2] = {},
) {
  const items = await selectAppointments(db, isInPeriod(studio, query, listed));
  return ok(await toBookableCourses(db, items, account, clock.now()));
}

async function listCourses(request: PublicRequest<'listPublicCourses'>, services: Services) {
  const studio = await getStudio(services.db, request.query.organizationUnitId, request.context);
  return listPeriod(studio, request, services);
}

async function listWithCanceled(request: PublicRequest<'listPublicCourses'>, services: Services) {
  const studio = await getStudio(services.db, request.query.organizationUnitId, request.context);
  return listPeriod(studio, request, services, { withCanceled: true });
}

async function listEvents(request: PublicRequest<'listPublicStudioEvents'>, services: Services) {
  const studio = await getStudio(services.db, request.query.organizationUnitId, request.context);
  return listPeriod(studio, request, services, { itemType: 'EVENT' });
}

/** Uses the studio from the query, else the home studio, else the first studio of the tenant. */
async function listAtDefaultStudio(
  request: PublicRequest<'listPublicCoursesWithDefaultHomeStudio'>,
  services: Services,
) {
  const { query, context, account } = request;
  const { db } = services;
  const { organizationUnitId } = query;
  const studio =
    organizationUnitId === undefined
      ? ((account && (await findHomeStudio(db, account.id, context['X-Tenant'] ?? null))) ??
        (await findFirstStudio(request, services)))
      : await getStudio(db, organizationUnitId, context);
  return listPeriod(
    studio,
    { account, query: { ...query, organizationUnitId: studio.id } },
    services,
  );
}

async function findFirstStudio(
  { context }: Pick<ApiRequest<OperationId>, 'context'>,
  { db }: Services,
): Promise<StoredStudio> {
  if (context['X-Tenant'] === undefined) throw studioNotFound();
  const tenant = await getTenant(db, context).catch(() => {
    throw studioNotFound();
  });
  const [first] = await loadStudios(db, [tenant.name]);
  if (!first) throw studioNotFound();
  return first;
}

async function listAvailable(
  { query, context, account }: PublicRequest<'listPublicAvailableCourses'>,
  { db, clock }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, isInPeriod(studio, query));
  const occupied = await loadOccupancies(
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

async function listNextAvailable(
  { query, context, account }: PublicRequest<'listPublicNextAvailableCourses'>,
  { db, clock }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, isUpcoming(studio, now));
  const occupied = await loadOccupancies(
    db,
    items.map(({ appointment }) => appointment.id),
  );
  const listedCourses = new Set<number>();
  const first = items.filter(({ appointment }) => {
    const occupancy = occupied.get(appointment.id) ?? { booked: 0, waiting: 0 };
    if (listedCourses.has(appointment.courseId)) return false;
    if (!hasFreePlace(appointment, occupancy) || !isOpen(appointment, now)) return false;
    listedCourses.add(appointment.courseId);
    return true;
  });
  return ok(await toBookableCourses(db, first.slice(0, query.limit), account, now));
}

async function listUpcoming(
  { query, context, account }: PublicRequest<'listPublicUpcomingCourses'>,
  { db, clock }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, isUpcoming(studio, now), { limit: query.limit });
  return ok(await toBookableCourses(db, items, account, now));
}

async function listSlice(
  { query, context, account }: PublicRequest<'listPublicCourseSlice'>,
  { db, clock }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const now = clock.now();
  return ok(
    await loadPage(
      query,
      (limits) => selectAppointments(db, isInPeriod(studio, query), limits),
      (items) => toBookableCourses(db, items, account, now),
    ),
  );
}

async function listWithUpcoming(
  { query, context, account }: PublicRequest<'listPublicCoursesWithUpcomingAppointment'>,
  { db, clock }: Services,
) {
  const studio = await getStudio(db, query.organizationUnitId, context);
  const now = clock.now();
  const items = await selectAppointments(db, isUpcoming(studio, now));
  const courses = await loadCourses(db, studio);
  const next = new Map(items.toReversed().map((item) => [item.course.id, item]));
  const bookable = await toBookableCourses(db, [...next.values()], account, now);
  const byCourse = new Map<number, Schemas['BookableCourse']>(
    bookable.map((appointment) => [appointment.courseId, appointment]),
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
  getCourse,
  getPublicCourse: getCourse,
  listCourseAppointments: listCourses,
  listPublicCourseAppointments: listCourses,
  listCourses,
  listPublicCourses: listCourses,
  listCoursesWithCanceled: listWithCanceled,
  listPublicCoursesWithCanceled: listWithCanceled,
  listStudioEvents: listEvents,
  listPublicStudioEvents: listEvents,
  listCoursesWithDefaultHomeStudio: listAtDefaultStudio,
  listPublicCoursesWithDefaultHomeStudio: listAtDefaultStudio,
  listAvailableCourses: listAvailable,
  listPublicAvailableCourses: listAvailable,
  listNextAvailableCourses: listNextAvailable,
  listPublicNextAvailableCourses: listNextAvailable,
  listUpcomingCourses: listUpcoming,
  listPublicUpcomingCourses: listUpcoming,
  listCourseSlice: listSlice,
  listPublicCourseSlice: listSlice,
  listCoursesWithUpcomingAppointment: listWithUpcoming,
  listPublicCoursesWithUpcomingAppointment: listWithUpcoming,
} satisfies Partial<Handlers>;
