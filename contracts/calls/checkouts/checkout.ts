import {
  cancelCheckout,
  getCheckout,
  getCourseAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, POST, session } from '../../src/wire.ts';
import { course, member } from '../given.ts';

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff';
const checkout = (situation: StateParams<'a checkout'>['state']) =>
  state('a checkout', { id, state: situation });
const noCheckout = state('no checkout', { key: unknown });
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const begun = [member, course('open'), card, checkout('CREATED')];
const finalized = [member, course('open'), card, checkout('FINALIZED')];

/** Reading and canceling a checkout. */
export const memberCheckoutCalls = {
  getCheckout: {
    200: [
      {
        given: begun,
        call: () => getCheckout(id),
        request: GET('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001', { headers: session }),
        example: 'checkoutCreated',
        exactly: ['id', 'type', 'state', 'price.amount', 'price.currency'],
      },
      {
        given: begun,
        call: () => getCheckout(id),
        request: GET('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001', { headers: session }),
        example: 'freeCheckout',
        differs: ['paymentMethod'],
        exactly: ['id', 'type', 'state'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, noCheckout],
        call: () => getCheckout(unknown),
        request: GET('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff', { headers: session }),
      },
    },
  },
  getCourseAppointmentCheckout: {
    200: [
      {
        given: begun,
        call: () => getCourseAppointmentCheckout(id),
        request: GET('/v3/checkouts/course-appointment/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001', {
          headers: session,
        }),
        example: 'courseCheckoutCreated',
        exactly: ['id', 'type', 'state', 'charged', 'booking', 'courseAppointment.id'],
      },
      {
        given: finalized,
        call: () => getCourseAppointmentCheckout(id),
        request: GET('/v3/checkouts/course-appointment/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001', {
          headers: session,
        }),
        example: 'courseCheckoutFinalized',
        exactly: ['id', 'type', 'state', 'charged', 'booking.uuid', 'booking.participantStatus'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, noCheckout],
        call: () => getCourseAppointmentCheckout(unknown),
        request: GET('/v3/checkouts/course-appointment/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff', {
          headers: session,
        }),
      },
    },
  },
  cancelCheckout: {
    200: [
      {
        given: begun,
        call: () => cancelCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/cancel', {
          headers: session,
        }),
        example: 'checkoutCanceled',
        exactly: ['id', 'type', 'state', 'charged'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, noCheckout],
        call: () => cancelCheckout(unknown),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff/cancel', {
          headers: session,
        }),
      },
    },
    409: {
      'checkout.error.wrongstate': {
        given: finalized,
        call: () => cancelCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/cancel', {
          headers: session,
        }),
        typedArgs: [{ type: 'STRING', value: 'FINALIZED' }],
      },
    },
  },
} satisfies Pick<
  Calls<'checkouts'>,
  'getCheckout' | 'getCourseAppointmentCheckout' | 'cancelCheckout'
>;
