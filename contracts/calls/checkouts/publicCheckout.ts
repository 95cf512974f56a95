import {
  cancelPublicCheckout,
  getPublicCheckout,
  getPublicCourseAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST } from '../../src/wire.ts';
import { course } from '../given.ts';

const token = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknown = 'pub_ffffffffffffffffffffffffffffffff';
const checkout = (situation: StateParams<'a public checkout'>['state']) =>
  state('a public checkout', { publicToken: token, state: situation });
const noCheckout = state('no checkout', { key: unknown });
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const begun = [course('open'), card, checkout('CREATED')];
const finalized = [course('open'), card, checkout('FINALIZED')];

/** Reading and canceling a checkout without an account. */
export const publicCheckoutCalls = {
  getPublicCheckout: {
    200: [
      {
        given: begun,
        call: () => getPublicCheckout(token),
        request: GET('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a'),
        example: 'publicCheckoutCreated',
        exactly: ['publicToken', 'type', 'state', 'price.amount', 'price.currency'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [noCheckout],
        call: () => getPublicCheckout(unknown),
        request: GET('/v3/public/checkouts/pub_ffffffffffffffffffffffffffffffff'),
      },
    },
  },
  getPublicCourseAppointmentCheckout: {
    200: [
      {
        given: begun,
        call: () => getPublicCourseAppointmentCheckout(token),
        request: GET(
          '/v3/public/checkouts/course-appointment/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a',
        ),
        example: 'publicCourseCheckoutCreated',
        exactly: ['publicToken', 'type', 'state', 'charged', 'booking', 'courseAppointment.id'],
      },
      {
        given: finalized,
        call: () => getPublicCourseAppointmentCheckout(token),
        request: GET(
          '/v3/public/checkouts/course-appointment/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a',
        ),
        example: 'publicCourseCheckoutFinalized',
        exactly: [
          'publicToken',
          'type',
          'state',
          'charged',
          'booking.uuid',
          'booking.participantStatus',
        ],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [noCheckout],
        call: () => getPublicCourseAppointmentCheckout(unknown),
        request: GET(
          '/v3/public/checkouts/course-appointment/pub_ffffffffffffffffffffffffffffffff',
        ),
      },
    },
  },
  cancelPublicCheckout: {
    200: [
      {
        given: begun,
        call: () => cancelPublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/cancel'),
        example: 'publicCheckoutCanceled',
        exactly: ['publicToken', 'type', 'state', 'charged'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [noCheckout],
        call: () => cancelPublicCheckout(unknown),
        request: POST('/v3/public/checkouts/pub_ffffffffffffffffffffffffffffffff/cancel'),
      },
    },
    409: {
      'checkout.error.wrongstate': {
        given: finalized,
        call: () => cancelPublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/cancel'),
        typedArgs: [{ type: 'STRING', value: 'FINALIZED' }],
      },
    },
  },
} satisfies Pick<
  Calls<'checkouts'>,
  'getPublicCheckout' | 'getPublicCourseAppointmentCheckout' | 'cancelPublicCheckout'
>;
