import * as api from '@studio-portal/sdk/api/utilization';
import { definePact } from '../src/definePact.ts';
import { state, type ProviderState } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { member, noStudio, studio } from './given.ts';

/** A call for a studio, with its path suffix and example. */
interface StudioCall {
  end: string;
  call: (studioId: number) => Promise<unknown>;
  example: string;
}

const hidden = state('nothing on offer', { what: 'utilization' });

const memberPath = (studioId: number, end: string) => `/nox/v1/studios/${studioId}/${end}`;
const publicPath = (studioId: number, end: string) => `/nox/public/v1/studios/${studioId}/${end}`;

/** Builds the rows that the public and the member variant share. */
const rows = (
  { end, call, example }: StudioCall,
  pathOf: typeof memberPath,
  who: ProviderState[],
  headers = {},
) =>
  ({
    200: [
      {
        given: [...who, studio],
        call: () => call(1001),
        request: GET(pathOf(1001, end), { headers }),
        example,
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call(1999),
        request: GET(pathOf(1999, end), { headers }),
      },
    },
  }) as const;

const publicRows = (call: StudioCall) => rows(call, publicPath, []);

const memberRows = (call: StudioCall) => ({
  ...rows(call, memberPath, [member], session),
});

/** Error for a studio that does not publish its utilization. */
const errorRows = ({ end, call }: StudioCall, pathOf: typeof memberPath, headers = {}) => ({
  403: {
    'utilization.error.notrevealed': {
      given: [...(pathOf === memberPath ? [member] : []), studio, hidden],
      call: () => call(1001),
      request: GET(pathOf(1001, end), { headers }),
    },
  },
});

const revealedPublicly = (call: StudioCall) => ({
  ...publicRows(call),
  ...errorRows(call, publicPath),
});

const revealedToMember = (call: StudioCall) => ({
  ...memberRows(call),
  ...errorRows(call, memberPath, session),
});

const reveal = 'utilization/reveal';
const memberReveal = memberRows({
  end: reveal,
  call: (id) => api.getUtilizationReveal(id),
  example: 'revealed',
});
const publicReveal = publicRows({
  end: reveal,
  call: (id) => api.getPublicUtilizationReveal(id),
  example: 'revealed',
});

definePact('utilization', {
  getUtilization: revealedToMember({
    end: 'utilization',
    call: (id) => api.getUtilization(id),
    example: 'wholeDay',
  }),
  getPublicUtilization: revealedPublicly({
    end: 'utilization',
    call: (id) => api.getPublicUtilization(id),
    example: 'wholeDay',
  }),
  getUtilizationToday: revealedToMember({
    end: 'utilization/v2/today',
    call: (id) => api.getUtilizationToday(id),
    example: 'untilNow',
  }),
  getPublicUtilizationToday: revealedPublicly({
    end: 'utilization/v2/today',
    call: (id) => api.getPublicUtilizationToday(id),
    example: 'untilNow',
  }),
  getActiveCheckins: revealedToMember({
    end: 'utilization/v2/active-checkin',
    call: (id) => api.getActiveCheckins(id),
    example: 'activeCheckins',
  }),
  getPublicActiveCheckins: revealedPublicly({
    end: 'utilization/v2/active-checkin',
    call: (id) => api.getPublicActiveCheckins(id),
    example: 'activeCheckins',
  }),
  listHistoricUtilization: revealedToMember({
    end: 'utilization/v2/historic',
    call: (id) => api.listHistoricUtilization(id),
    example: 'someWeekdays',
  }),
  listPublicHistoricUtilization: revealedPublicly({
    end: 'utilization/v2/historic',
    call: (id) => api.listPublicHistoricUtilization(id),
    example: 'someWeekdays',
  }),
  getUtilizationReveal: {
    ...memberReveal,
    200: [
      { ...memberReveal[200][0], exactly: ['revealed'] },
      {
        given: [member, studio, hidden],
        call: () => api.getUtilizationReveal(1001),
        request: GET(memberPath(1001, reveal), { headers: session }),
        example: 'hidden',
        exactly: ['revealed'],
      },
    ],
  },
  getPublicUtilizationReveal: {
    ...publicReveal,
    200: [
      { ...publicReveal[200][0], exactly: ['revealed'] },
      {
        given: [studio, hidden],
        call: () => api.getPublicUtilizationReveal(1001),
        request: GET(publicPath(1001, reveal)),
        example: 'hidden',
        exactly: ['revealed'],
      },
    ],
  },
  getUtilizationIndicatorLimits: memberRows({
    end: 'utilization/v2/indicator/limits',
    call: (id) => api.getUtilizationIndicatorLimits(id),
    example: 'indicatorLimits',
  }),
  getPublicUtilizationIndicatorLimits: publicRows({
    end: 'utilization/v2/indicator/limits',
    call: (id) => api.getPublicUtilizationIndicatorLimits(id),
    example: 'indicatorLimits',
  }),
});
