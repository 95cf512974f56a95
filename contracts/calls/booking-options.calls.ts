import * as api from '@studio-portal/sdk/api/booking-options';
import { definePact } from '../src/definePact.ts';
import { state } from '../src/states.ts';
import { GET, session, startDateTime } from '../src/wire.ts';
import { course, member, noCourse, noStudio, slot } from './given.ts';

const fitting = state('booking options', { kind: 'fitting' });
const none = state('booking options', { kind: 'none' });

interface Wanted {
  courseAppointmentId?: number;
  benefitId?: number;
  organizationUnitId?: number;
  startDateTime?: string;
}

interface OptionsCall {
  path: string;
  call: (params: Wanted) => Promise<unknown>;
}

const unknownBenefit = state('no kind of appointment', { benefitId: 999 });
const single = {
  benefitId: 901,
  organizationUnitId: 1001,
  startDateTime: '2026-11-26T09:00:00.000Z',
};

const errorRows = ({ path, call }: OptionsCall, who: (typeof member)[], headers = {}) =>
  ({
    404: {
      'course.error.notfound': {
        given: [...who, noCourse],
        call: () => call({ courseAppointmentId: 59999 }),
        request: GET(path, { query: { courseAppointmentId: '59999' }, headers }),
      },
      'studio.error.notfound': {
        given: [...who, noStudio],
        call: () => call({ ...single, organizationUnitId: 1999 }),
        request: GET(path, {
          query: {
            benefitId: '901',
            organizationUnitId: '1999',
            startDateTime: '2026-11-26T09:00:00.000Z',
          },
          headers,
        }),
      },
      'benefit.error.notfound': {
        given: [...who, unknownBenefit],
        call: () => call({ ...single, benefitId: 999 }),
        request: GET(path, {
          query: {
            benefitId: '999',
            organizationUnitId: '1001',
            startDateTime: '2026-11-26T09:00:00.000Z',
          },
          headers,
        }),
      },
    },
  }) as const;

const memberErrorRows = (options: OptionsCall) => ({
  ...errorRows(options, [member], session),
});

const findOptions = ({ path, call }: OptionsCall, headers = {}) => ({
  call: () => call({ courseAppointmentId: 50001 }),
  request: GET(path, { query: { courseAppointmentId: '50001' }, headers }),
});

/** Builds a request for booking options of a slot. */
const findSlotOptions = ({ path, call }: OptionsCall, headers = {}) => ({
  when: 'for a single appointment',
  call: () => call(single),
  request: GET(path, {
    query: { benefitId: '901', organizationUnitId: '1001', startDateTime },
    headers,
  }),
});

const options = { path: '/nox/v1/bookingoptions', call: api.listBookingOptions };
const withOffers = {
  path: '/nox/v1/bookingoptions/withoffers',
  call: api.getBookingOptionsWithOffers,
};
const withTrial = {
  path: '/nox/v1/bookingoptions/with-trial-contingent-and-offers',
  call: api.getBookingOptionsWithTrialContingentAndOffers,
};
const publicOptions = {
  path: '/nox/public/v1/bookingoptions',
  call: api.listPublicBookingOptions,
};
const publicWithOffers = {
  path: '/nox/public/v1/bookingoptions/withoffers',
  call: api.getPublicBookingOptionsWithOffers,
};
const publicWithTrial = {
  path: '/nox/public/v1/bookingoptions/with-trial-contingent-and-offers',
  call: api.getPublicBookingOptionsWithTrialContingentAndOffers,
};

definePact('booking-options', {
  listBookingOptions: {
    200: [
      {
        ...findOptions(options, session),
        given: [member, course('open'), fitting],
        example: 'someOptions',
      },
      {
        ...findOptions(options, session),
        given: [member, course('open'), none],
        example: 'emptyList',
      },
      {
        ...findSlotOptions(options, session),
        given: [member, slot('free'), state('booking options', { kind: 'trainings' })],
        example: 'trainingOptions',
        exactly: ['id', 'type', 'valid'],
      },
      {
        ...findOptions(options, session),
        when: 'that a contract grants',
        given: [member, course('open'), state('booking options', { kind: 'granted' })],
        example: 'grantedOptions',
        exactly: ['type', 'name', 'valid', 'remaining', 'limit', 'renewsOn'],
      },
    ],
    ...memberErrorRows(options),
  },
  getBookingOptionsWithOffers: {
    200: [
      {
        ...findOptions(withOffers, session),
        given: [member, course('open'), fitting],
        example: 'optionsWithOffers',
      },
      {
        ...findOptions(withOffers, session),
        given: [member, course('open'), none],
        example: 'offersOnly',
      },
      {
        ...findSlotOptions(withOffers, session),
        given: [member, slot('free'), state('booking options', { kind: 'trainings' })],
        example: 'optionsWithOffers',
      },
    ],
    ...memberErrorRows(withOffers),
  },
  getBookingOptionsWithTrialContingentAndOffers: {
    200: [
      {
        ...findOptions(withTrial, session),
        given: [member, course('open'), fitting],
        example: 'optionsWithTrial',
      },
    ],
    ...memberErrorRows(withTrial),
  },
  listPublicBookingOptions: {
    200: [{ ...findOptions(publicOptions), given: [course('open')], example: 'emptyList' }],
    ...errorRows(publicOptions, []),
  },
  getPublicBookingOptionsWithOffers: {
    200: [
      { ...findOptions(publicWithOffers), given: [course('open')], example: 'offersOnly' },
      { ...findSlotOptions(publicWithOffers), given: [slot('free')], example: 'trainingOffers' },
    ],
    ...errorRows(publicWithOffers, []),
  },
  getPublicBookingOptionsWithTrialContingentAndOffers: {
    200: [
      { ...findOptions(publicWithTrial), given: [course('open')], example: 'offersWithoutTrial' },
    ],
    ...errorRows(publicWithTrial, []),
  },
});
