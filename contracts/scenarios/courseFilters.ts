import * as api from '@studio-portal/sdk/api/bookable-items';
import { course, freeCourse, member } from '../calls/given.ts';
import type { ProviderState } from '../src/states.ts';
import type { SuccessRow, Table } from '../src/table.ts';
import { day, GET, session, type WireRequest } from '../src/wire.ts';

interface Period {
  organizationUnitId: number;
  startDate: string;
  endDate: string;
  employeeId?: number[];
  categoryId?: number[];
  page?: number;
  size?: number;
}

type Query = WireRequest['query'];

const period = { organizationUnitId: 1001, startDate: '2026-11-26', endDate: '2026-11-26' };
const periodOnTheWire = { organizationUnitId: '1001', startDate: day, endDate: day };
/** A day before all appointments. */
const past = { startDate: '2020-01-01', endDate: '2020-01-02' };

interface Listing {
  path: string;
  call: (period: Period) => Promise<unknown>;
  /** Example of the empty response. */
  empty?: 'emptySlice';
  /** True if the call lists only canceled appointments. */
  canceled?: true;
}

/**
 * Builds a row per filter, none of which matches: a backend that ignores the filter would list the
 * appointment.
 */
function filtered(
  { path, call, empty, canceled }: Listing,
  who: ProviderState[],
  headers: WireRequest['headers'],
) {
  const row = (when: string, parameters: Partial<Period>, query: Query): SuccessRow => ({
    when,
    given: [...who, course(canceled ? 'canceled' : 'open')],
    call: () => call({ ...period, ...parameters }),
    request: GET(path, { query: { ...periodOnTheWire, ...query }, headers }),
    example: empty ?? 'emptyList',
  });
  const pages = [row('the page after the last', { page: 1, size: 1 }, { page: '1', size: '1' })];
  return {
    200: [
      row('of another employee', { employeeId: [399] }, { employeeId: '399' }),
      row('of another category', { categoryId: [99] }, { categoryId: '99' }),
      row('of other days', past, past),
      ...(empty ? pages : []),
    ],
  };
}

const publicRows = (listing: Listing) => filtered(listing, [], {});
const memberRows = (listing: Listing) => filtered(listing, [member], session);

/** Upcoming appointments with a limit; two exist. */
const limited = (
  path: string,
  call: (parameters: { organizationUnitId: number; limit: number }) => Promise<unknown>,
  who: ProviderState[],
  headers: WireRequest['headers'],
) => ({
  200: [
    {
      when: 'no more than asked for',
      given: [...who, course('open'), freeCourse('open')],
      call: () => call({ organizationUnitId: 1001, limit: 1 }),
      request: GET(path, { query: { organizationUnitId: '1001', limit: '1' }, headers }),
      example: 'someCourses',
      atMost: 1,
    },
  ],
});

const v1 = '/nox/v1/bookableitems/course';
const publicV1 = '/nox/public/v1/bookableitems/course';
const v2 = '/nox/v2/bookableitems/courses';
const publicV2 = '/nox/public/v2/bookableitems/courses';

/** Filters of course appointments, each with an appointment that does not match. */
export const courseFilters: Table = {
  listCourseAppointments: memberRows({ path: v1, call: api.listCourseAppointments }),
  listPublicCourseAppointments: publicRows({
    path: publicV1,
    call: api.listPublicCourseAppointments,
  }),
  listCoursesWithDefaultHomeStudio: memberRows({
    path: `${v1}/withdefaulthomestudio`,
    call: api.listCoursesWithDefaultHomeStudio,
  }),
  listPublicCoursesWithDefaultHomeStudio: publicRows({
    path: `${publicV1}/withdefaulthomestudio`,
    call: api.listPublicCoursesWithDefaultHomeStudio,
  }),
  listCourses: memberRows({ path: v2, call: api.listCourses }),
  listPublicCourses: publicRows({ path: publicV2, call: api.listPublicCourses }),
  listCoursesWithCanceled: memberRows({
    path: `${v2}/with-canceled`,
    call: api.listCoursesWithCanceled,
    canceled: true,
  }),
  listPublicCoursesWithCanceled: publicRows({
    path: `${publicV2}/with-canceled`,
    call: api.listPublicCoursesWithCanceled,
    canceled: true,
  }),
  listAvailableCourses: memberRows({ path: `${v2}/available`, call: api.listAvailableCourses }),
  listPublicAvailableCourses: publicRows({
    path: `${publicV2}/available`,
    call: api.listPublicAvailableCourses,
  }),
  listCourseSlice: memberRows({
    path: `${v2}/slice`,
    call: api.listCourseSlice,
    empty: 'emptySlice',
  }),
  listPublicCourseSlice: publicRows({
    path: `${publicV2}/slice`,
    call: api.listPublicCourseSlice,
    empty: 'emptySlice',
  }),
  listNextAvailableCourses: limited(
    `${v1}/nextavailable`,
    api.listNextAvailableCourses,
    [member],
    session,
  ),
  listPublicNextAvailableCourses: limited(
    `${publicV1}/nextavailable`,
    api.listPublicNextAvailableCourses,
    [],
    {},
  ),
  listUpcomingCourses: limited(`${v1}/upcoming`, api.listUpcomingCourses, [member], session),
  listPublicUpcomingCourses: limited(`${publicV1}/upcoming`, api.listPublicUpcomingCourses, [], {}),
};
