import * as api from '@studio-portal/sdk/api/bookable-items';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { day, GET, session } from '../../src/wire.ts';
import { course, member, noStudio } from '../given.ts';

interface Period {
  organizationUnitId: number;
  startDate: string;
  endDate: string;
}

interface EventsCall {
  path: string;
  call: (period: Period) => Promise<unknown>;
}

const event = state('an event', { id: 50005 });
const period = { organizationUnitId: 1001, startDate: '2026-11-26', endDate: '2026-11-26' };

/** Builds the rows that the public and the member variant share. */
const rows = ({ path, call }: EventsCall, who: ProviderState[], headers = {}) => {
  const dayRequest = GET(path, {
    query: { organizationUnitId: '1001', startDate: day, endDate: day },
    headers,
  });
  return {
    200: [
      {
        given: [...who, event],
        call: () => call(period),
        request: dayRequest,
        example: 'someEvents',
        exactly: ['id', 'itemType', 'benefitId'],
      },
      {
        when: 'courses are left out',
        given: [...who, course('open')],
        call: () => call(period),
        request: dayRequest,
        example: 'emptyList',
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
};

/** Events of a studio. */
export const eventCalls = {
  listStudioEvents: rows(
    {
      path: '/nox/v2/bookableitems/benefit/studio-events',
      call: api.listStudioEvents,
    },
    [member],
    session,
  ),
  listPublicStudioEvents: rows(
    {
      path: '/nox/public/v2/bookableitems/benefit/studio-events',
      call: api.listPublicStudioEvents,
    },
    [],
  ),
} satisfies Partial<Calls<'bookable-items'>>;
