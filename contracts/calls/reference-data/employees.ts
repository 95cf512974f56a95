import * as api from '@studio-portal/sdk/api/reference-data';
import { state } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET } from '../../src/wire.ts';
import { course, noStudio, studio } from '../given.ts';

const noCourses = state('nothing on offer', { what: 'courses' });
const noSingleAppointments = state('nothing on offer', { what: 'single appointments' });

const ask = (
  path: string,
  call: (params: { organizationUnitId: number }) => Promise<unknown>,
  organizationUnitId = 1001,
) => ({
  call: () => call({ organizationUnitId }),
  request: GET(path, { query: { organizationUnitId: String(organizationUnitId) } }),
});

const all = '/nox/public/v1/employees';
const withCourses = '/nox/public/v1/employees/withfuturecourses';
const { listEmployees, listEmployeesWithFutureCourses } = api;

/** Employees of a studio. */
export const employeeCalls = {
  listEmployees: {
    200: [
      { ...ask(all, listEmployees), given: [studio], example: 'someEmployees' },
      {
        ...ask(all, listEmployees),
        given: [studio, noCourses, noSingleAppointments],
        example: 'emptyList',
      },
    ],
    404: { 'studio.error.notfound': { ...ask(all, listEmployees, 1999), given: [noStudio] } },
  },
  listEmployeesWithFutureCourses: {
    200: [
      {
        ...ask(withCourses, listEmployeesWithFutureCourses),
        given: [studio, course('open')],
        example: 'someEmployees',
      },
      {
        ...ask(withCourses, listEmployeesWithFutureCourses),
        given: [studio, noCourses],
        example: 'emptyList',
      },
    ],
    404: {
      'studio.error.notfound': {
        ...ask(withCourses, listEmployeesWithFutureCourses, 1999),
        given: [noStudio],
      },
    },
  },
} satisfies Pick<Calls<'reference-data'>, 'listEmployees' | 'listEmployeesWithFutureCourses'>;
