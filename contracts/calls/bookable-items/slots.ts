import * as api from '@studio-portal/sdk/api/bookable-items';
import { state, type ProviderState } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { day, GET, session } from '../../src/wire.ts';
import { member, noStudio, slot } from '../given.ts';

interface Place {
  organizationUnitId: number;
}
type NextSlots = Place & { limit?: number; employeeId?: number[] };
type Period = Place & { startDate: string; endDate: string };

/** A call that lists the slots of a benefit. */
interface SlotsCall<Params> {
  /** Request for the benefit that has slots. */
  benefitId: 901 | 902;
  path: (benefitId: number) => string;
  call: (benefitId: number, params: Params) => Promise<unknown>;
  example: string;
  /** Benefit and example of the empty response. */
  empty: readonly [benefitId: 901 | 902, example: string];
}

const unknownBenefit = state('no kind of appointment', { benefitId: 999 });
const exactly = ['itemType', 'benefitId', 'durationMinutes'];

/** Builds the rows for a period, which the public and the member variant share. */
function inPeriod(
  { benefitId, path, call, example, empty }: SlotsCall<Period>,
  who: ProviderState[],
  headers = {},
) {
  const period = { organizationUnitId: 1001, startDate: '2026-11-26', endDate: '2026-11-26' };
  const request = (id: number) =>
    GET(path(id), {
      query: { organizationUnitId: '1001', startDate: day, endDate: day },
      headers,
    });
  const [emptyKind, emptyExample] = empty;
  const fixedDay = { startDate: '2026-11-26', endDate: '2026-11-26' };
  return {
    200: [
      {
        given: [...who, slot('free')],
        call: () => call(benefitId, period),
        request: request(benefitId),
        example,
        exactly,
      },
      {
        when: 'nobody is free',
        given: [...who, slot('taken')],
        call: () => call(emptyKind, period),
        request: request(emptyKind),
        example: emptyExample,
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call(benefitId, { ...period, organizationUnitId: 1999 }),
        request: GET(path(benefitId), {
          query: { organizationUnitId: '1999', ...fixedDay },
          headers,
        }),
      },
      'benefit.error.notfound': {
        given: [...who, unknownBenefit],
        call: () => call(999, period),
        request: GET(path(999), { query: { organizationUnitId: '1001', ...fixedDay }, headers }),
      },
    },
  } as const;
}

/** Builds the rows for upcoming slots, which the public and the member variant share. */
function next(
  { path, call, example, empty }: Omit<SlotsCall<NextSlots>, 'benefitId'>,
  who: ProviderState[],
  headers = {},
) {
  return {
    200: [
      {
        given: [...who, slot('free')],
        call: () => call(901, { organizationUnitId: 1001, limit: 1 }),
        request: GET(path(901), { query: { organizationUnitId: '1001', limit: '1' }, headers }),
        example,
        exactly,
      },
      {
        when: 'with somebody, so many',
        given: [...who, slot('free')],
        call: () => call(901, { organizationUnitId: 1001, limit: 1, employeeId: [301] }),
        request: GET(path(901), {
          query: { organizationUnitId: '1001', limit: '1', employeeId: ['301'] },
          headers,
        }),
        example,
        exactly,
      },
      {
        when: 'with somebody who does not give it',
        given: [...who, slot('free')],
        call: () => call(empty[0], { organizationUnitId: 1001, employeeId: [399] }),
        request: GET(path(empty[0]), {
          query: { organizationUnitId: '1001', employeeId: ['399'] },
          headers,
        }),
        example: empty[1],
      },
    ],
    404: {
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call(901, { organizationUnitId: 1999 }),
        request: GET(path(901), { query: { organizationUnitId: '1999' }, headers }),
      },
      'benefit.error.notfound': {
        given: [...who, unknownBenefit],
        call: () => call(999, { organizationUnitId: 1001 }),
        request: GET(path(999), { query: { organizationUnitId: '1001' }, headers }),
      },
    },
  } as const;
}

const slots = {
  benefitId: 901,
  example: 'appointmentSlots',
  empty: [901, 'noAppointmentSlots'],
} as const;
const trial = { benefitId: 902, example: 'trialSlots', empty: [902, 'noTrialSlots'] } as const;
const days = {
  benefitId: 901,
  example: 'appointmentDays',
  empty: [902, 'noAppointmentDays'],
} as const;
const asMember: [ProviderState[], typeof session] = [[member], session];

const memberSlots = inPeriod(
  {
    ...slots,
    path: (id) => `/nox/v2/bookableitems/benefit/${id}`,
    call: api.getAppointmentSlots,
  },
  [member],
  session,
);

const memberDays = inPeriod(
  {
    ...days,
    path: (id) => `/nox/v3/bookable-items/single-appointment-benefit/${id}`,
    call: api.getAppointmentDays,
  },
  [member],
  session,
);

const ownSlot = [
  member,
  slot('booked-by-me'),
  state('booking options', { kind: 'trainings' }),
] as const;
const dayParams = {
  organizationUnitId: 1001,
  startDate: '2026-11-26',
  endDate: '2026-11-26',
};
const dayRequest = {
  query: { organizationUnitId: '1001', startDate: day, endDate: day },
  headers: session,
};

/** Slots of a benefit. */
export const slotCalls = {
  getTrialSessionSlots: inPeriod(
    {
      ...trial,
      path: (id) => `/nox/v1/bookableitems/benefit/${id}/trialsession`,
      call: api.getTrialSessionSlots,
    },
    ...asMember,
  ),
  getPublicTrialSessionSlots: inPeriod(
    {
      ...trial,
      path: (id) => `/nox/public/v1/bookableitems/benefit/${id}/trialsession`,
      call: api.getPublicTrialSessionSlots,
    },
    [],
  ),
  getAppointmentSlots: {
    ...memberSlots,
    200: [
      ...memberSlots[200],
      {
        when: 'booked by the account',
        given: ownSlot,
        call: () => api.getAppointmentSlots(901, dayParams),
        request: GET('/nox/v2/bookableitems/benefit/901', dayRequest),
        example: 'appointmentSlotsOfMember',
        exactly: [...exactly, 'slots.alreadyBooked', 'benefitBookingOptionType'],
      },
    ],
  },
  getPublicAppointmentSlots: inPeriod(
    {
      ...slots,
      path: (id) => `/nox/public/v2/bookableitems/benefit/${id}`,
      call: api.getPublicAppointmentSlots,
    },
    [],
  ),
  getAppointmentDays: {
    ...memberDays,
    200: [
      ...memberDays[200],
      {
        when: 'booked by the account',
        given: ownSlot,
        call: () => api.getAppointmentDays(901, dayParams),
        request: GET('/nox/v3/bookable-items/single-appointment-benefit/901', dayRequest),
        example: 'appointmentDaysOfMember',
        exactly: [...exactly, 'days.slots.alreadyBooked', 'benefitBookingOptionType'],
      },
    ],
  },
  getPublicAppointmentDays: inPeriod(
    {
      ...days,
      path: (id) => `/nox/public/v3/bookable-items/single-appointment-benefit/${id}`,
      call: api.getPublicAppointmentDays,
    },
    [],
  ),
  getNextAvailableAppointmentSlots: next(
    {
      ...slots,
      path: (id) => `/nox/v2/bookableitems/benefit/${id}/nextavailable`,
      call: api.getNextAvailableAppointmentSlots,
    },
    ...asMember,
  ),
  getPublicNextAvailableAppointmentSlots: next(
    {
      ...slots,
      path: (id) => `/nox/public/v2/bookableitems/benefit/${id}/nextavailable`,
      call: api.getPublicNextAvailableAppointmentSlots,
    },
    [],
  ),
  getNextAvailableAppointmentDays: next(
    {
      ...days,
      path: (id) => `/nox/v3/bookable-items/single-appointment-benefit/${id}/next-available`,
      call: api.getNextAvailableAppointmentDays,
    },
    ...asMember,
  ),
  getPublicNextAvailableAppointmentDays: next(
    {
      ...days,
      path: (id) => `/nox/public/v3/bookable-items/single-appointment-benefit/${id}/next-available`,
      call: api.getPublicNextAvailableAppointmentDays,
    },
    [],
  ),
} satisfies Partial<Calls<'bookable-items'>>;
