import * as api from '@studio-portal/sdk/api/booking-options';
import { contract } from '../src/contract.ts';
import { state } from '../src/states.ts';
import { GET, session } from '../src/wire.ts';
import { course, member, noCourse } from './given.ts';

const fitting = state('booking options', { kind: 'fitting' });
const none = state('booking options', { kind: 'none' });

interface OptionsCall {
  path: string;
  call: (params: { courseAppointmentId: number }) => Promise<unknown>;
}

const fails = ({ path, call }: OptionsCall, who: (typeof member)[], headers = {}) =>
  ({
    404: {
      'course.error.notfound': {
        given: [...who, noCourse],
        call: () => call({ courseAppointmentId: 59999 }),
        request: GET(path, { query: { courseAppointmentId: '59999' }, headers }),
      },
    },
  }) as const;

const failsForMembers = (options: OptionsCall) => ({
  ...fails(options, [member], session),
});

const found = ({ path, call }: OptionsCall, headers = {}) => ({
  call: () => call({ courseAppointmentId: 50001 }),
  request: GET(path, { query: { courseAppointmentId: '50001' }, headers }),
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

contract('booking-options', {
  listBookingOptions: {
    200: [
      {
        ...found(options, session),
        given: [member, course('open'), fitting],
        example: 'someOptions',
      },
      { ...found(options, session), given: [member, course('open'), none], example: 'emptyList' },
    ],
    ...failsForMembers(options),
  },
  getBookingOptionsWithOffers: {
    200: [
      {
        ...found(withOffers, session),
        given: [member, course('open'), fitting],
        example: 'optionsWithOffers',
      },
      {
        ...found(withOffers, session),
        given: [member, course('open'), none],
        example: 'offersOnly',
      },
    ],
    ...failsForMembers(withOffers),
  },
  getBookingOptionsWithTrialContingentAndOffers: {
    200: [
      {
        ...found(withTrial, session),
        given: [member, course('open'), fitting],
        example: 'optionsWithTrial',
      },
    ],
    ...failsForMembers(withTrial),
  },
  listPublicBookingOptions: {
    200: [{ ...found(publicOptions), given: [course('open')], example: 'emptyList' }],
    ...fails(publicOptions, []),
  },
  getPublicBookingOptionsWithOffers: {
    200: [{ ...found(publicWithOffers), given: [course('open')], example: 'offersOnly' }],
    ...fails(publicWithOffers, []),
  },
  getPublicBookingOptionsWithTrialContingentAndOffers: {
    200: [{ ...found(publicWithTrial), given: [course('open')], example: 'offersWithoutTrial' }],
    ...fails(publicWithTrial, []),
  },
});
