import * as api from '@studio-portal/sdk/api/bookable-items';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, session } from '../../src/wire.ts';
import { course, member, noStudio } from '../given.ts';

/** A call that lists upcoming appointments of a studio. */
interface NextCall {
  path: string;
  call: (params: { organizationUnitId: number; limit?: number }) => Promise<unknown>;
  example: string;
}

const noCourses = state('nothing on offer', { what: 'courses' });

/** Builds the rows that the public and the member variant share. */
const rows = ({ path, call, example }: NextCall, who: ProviderState[], headers = {}) =>
  ({
    200: [
      {
        given: [...who, course('open')],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers }),
        example,
      },
      {
        given: [...who, noCourses],
        call: () => call({ organizationUnitId: 1001 }),
        request: GET(path, { query: { organizationUnitId: '1001' }, headers }),
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call({ organizationUnitId: 1999 }),
        request: GET(path, { query: { organizationUnitId: '1999' }, headers }),
      },
    },
  }) as const;

const publicRows = (call: NextCall) => rows(call, []);

const memberRows = (call: NextCall) => ({
  ...rows(call, [member], session),
});

const full = {
  when: 'full ones are left out',
  given: [course('full-waiting-list')],
  call: () => api.listPublicNextAvailableCourses({ organizationUnitId: 1001, limit: 5 }),
  request: GET('/nox/public/v1/bookableitems/course/nextavailable', {
    query: { organizationUnitId: '1001', limit: '5' },
  }),
  example: 'emptyList',
};

const publicNextAvailable = publicRows({
  path: '/nox/public/v1/bookableitems/course/nextavailable',
  call: api.listPublicNextAvailableCourses,
  example: 'someCourses',
});

/** Upcoming course appointments of a studio, and its courses with their next appointment. */
export const nextCalls = {
  listNextAvailableCourses: memberRows({
    path: '/nox/v1/bookableitems/course/nextavailable',
    call: api.listNextAvailableCourses,
    example: 'someCourses',
  }),
  listPublicNextAvailableCourses: {
    ...publicNextAvailable,
    200: [...publicNextAvailable[200], full],
  },
  listUpcomingCourses: memberRows({
    path: '/nox/v1/bookableitems/course/upcoming',
    call: api.listUpcomingCourses,
    example: 'someCourses',
  }),
  listPublicUpcomingCourses: publicRows({
    path: '/nox/public/v1/bookableitems/course/upcoming',
    call: api.listPublicUpcomingCourses,
    example: 'someCourses',
  }),
  listCoursesWithUpcomingAppointment: memberRows({
    path: '/nox/v2/bookableitems/courses/with-upcoming-appointment',
    call: api.listCoursesWithUpcomingAppointment,
    example: 'coursesWithUpcoming',
  }),
  listPublicCoursesWithUpcomingAppointment: publicRows({
    path: '/nox/public/v2/bookableitems/courses/with-upcoming-appointment',
    call: api.listPublicCoursesWithUpcomingAppointment,
    example: 'coursesWithUpcoming',
  }),
} satisfies Partial<Calls<'bookable-items'>>;
