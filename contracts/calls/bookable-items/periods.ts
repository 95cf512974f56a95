import * as api from '@studio-portal/sdk/api/bookable-items';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { day, GET, session } from '../../src/wire.ts';
import { course, member, noStudio, type Situation } from '../given.ts';

interface Period {
  organizationUnitId: number;
  startDate: string;
  endDate: string;
}

/** A call that lists the appointments of a period. */
interface PeriodCall {
  path: string;
  call: (period: Period) => Promise<unknown>;
  example: string;
  /** The listed appointment; defaults to an open one. */
  lists?: ProviderState;
  /** State of an appointment that is excluded; null if all are listed. */
  leavesOut: Situation | null;
  /** Example of the empty response. */
  empty?: string;
}

const period = { organizationUnitId: 1001, startDate: '2026-11-26', endDate: '2026-11-26' };
/** Course appointment 50004 of the example. */
const canceledCourse = state('a course appointment', {
  id: 50004,
  price: 'paid',
  state: 'canceled',
});
const noCourses = state('nothing on offer', { what: 'courses' });

/** Builds the rows that the public and the member variant share. */
function rows(
  { path, call, example, lists = course('open'), leavesOut, empty = 'emptyList' }: PeriodCall,
  who: ProviderState[],
  headers = {},
) {
  const dayRequest = GET(path, {
    query: { organizationUnitId: '1001', startDate: day, endDate: day },
    headers,
  });
  const periodRequest = GET(path, {
    query: { organizationUnitId: '1001', startDate: '2026-11-26', endDate: '2026-11-26' },
    headers,
  });
  return {
    200: [
      { given: [...who, lists], call: () => call(period), request: dayRequest, example },
      leavesOut
        ? {
            when: `${leavesOut} ones are left out`,
            given: [...who, course(leavesOut)],
            call: () => call(period),
            request: dayRequest,
            example: empty,
          }
        : {
            given: [...who, noCourses],
            call: () => call(period),
            request: periodRequest,
            example: empty,
          },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call({ ...period, organizationUnitId: 1999 }),
        request: GET(path, {
          query: { organizationUnitId: '1999', startDate: '2026-11-26', endDate: '2026-11-26' },
          headers,
        }),
      },
    },
  } as const;
}

const publicRows = (call: PeriodCall) => rows(call, []);

const memberRows = (call: PeriodCall) => ({
  ...rows(call, [member], session),
});

/** Course appointments of a period. */
export const periodCalls = {
  listCourseAppointments: memberRows({
    path: '/nox/v1/bookableitems/course',
    call: api.listCourseAppointments,
    example: 'someCourses',
    leavesOut: 'canceled',
  }),
  listPublicCourseAppointments: publicRows({
    path: '/nox/public/v1/bookableitems/course',
    call: api.listPublicCourseAppointments,
    example: 'someCourses',
    leavesOut: 'canceled',
  }),
  listCoursesWithDefaultHomeStudio: memberRows({
    path: '/nox/v1/bookableitems/course/withdefaulthomestudio',
    call: api.listCoursesWithDefaultHomeStudio,
    example: 'someCourses',
    leavesOut: 'canceled',
  }),
  listPublicCoursesWithDefaultHomeStudio: publicRows({
    path: '/nox/public/v1/bookableitems/course/withdefaulthomestudio',
    call: api.listPublicCoursesWithDefaultHomeStudio,
    example: 'someCourses',
    leavesOut: 'canceled',
  }),
  listCourses: memberRows({
    path: '/nox/v2/bookableitems/courses',
    call: api.listCourses,
    example: 'weekOfCourses',
    leavesOut: 'canceled',
  }),
  listPublicCourses: publicRows({
    path: '/nox/public/v2/bookableitems/courses',
    call: api.listPublicCourses,
    example: 'weekOfCourses',
    leavesOut: 'canceled',
  }),
  listCoursesWithCanceled: memberRows({
    path: '/nox/v2/bookableitems/courses/with-canceled',
    call: api.listCoursesWithCanceled,
    example: 'coursesWithCanceled',
    lists: canceledCourse,
    leavesOut: null,
  }),
  listPublicCoursesWithCanceled: publicRows({
    path: '/nox/public/v2/bookableitems/courses/with-canceled',
    call: api.listPublicCoursesWithCanceled,
    example: 'coursesWithCanceled',
    lists: canceledCourse,
    leavesOut: null,
  }),
  listAvailableCourses: memberRows({
    path: '/nox/v2/bookableitems/courses/available',
    call: api.listAvailableCourses,
    example: 'someCourses',
    leavesOut: 'full-waiting-list',
  }),
  listPublicAvailableCourses: publicRows({
    path: '/nox/public/v2/bookableitems/courses/available',
    call: api.listPublicAvailableCourses,
    example: 'someCourses',
    leavesOut: 'full-waiting-list',
  }),
  listCourseSlice: memberRows({
    path: '/nox/v2/bookableitems/courses/slice',
    call: api.listCourseSlice,
    example: 'courseSlice',
    leavesOut: null,
    empty: 'emptySlice',
  }),
  listPublicCourseSlice: publicRows({
    path: '/nox/public/v2/bookableitems/courses/slice',
    call: api.listPublicCourseSlice,
    example: 'courseSlice',
    leavesOut: null,
    empty: 'emptySlice',
  }),
} satisfies Partial<Calls<'bookable-items'>>;
