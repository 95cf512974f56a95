import {
  getPublicSingleAppointmentCheckout,
  getSingleAppointmentCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, session } from '../../src/wire.ts';
import { member } from '../given.ts';

type Situation = StateParams<'a checkout of a single appointment'>['state'];

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff';
const token = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknownToken = 'pub_ffffffffffffffffffffffffffffffff';
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const checkout = (situation: Situation) =>
  state('a checkout of a single appointment', { id, state: situation });
const publicCheckout = (situation: Situation) =>
  state('a public checkout of a single appointment', { publicToken: token, state: situation });

const memberRow = (situation: Situation, example: string, exactly: string[]) => ({
  given: [member, card, checkout(situation)],
  call: () => getSingleAppointmentCheckout(id),
  request: GET('/v3/checkouts/single-appointment/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001', {
    headers: session,
  }),
  example,
  exactly: ['id', 'type', 'state', 'charged', ...exactly],
});

const publicRow = (situation: Situation, example: string, exactly: string[]) => ({
  given: [card, publicCheckout(situation)],
  call: () => getPublicSingleAppointmentCheckout(token),
  request: GET('/v3/public/checkouts/single-appointment/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a'),
  example,
  exactly: ['publicToken', 'type', 'state', 'charged', ...exactly],
});

/** Checkouts of single appointments. */
export const singleCheckoutCalls = {
  getSingleAppointmentCheckout: {
    200: [
      memberRow('CREATED', 'singleCheckoutCreated', ['booking', 'singleAppointment.available']),
      memberRow('FINALIZED', 'singleCheckoutFinalized', [
        'booking.uuid',
        'booking.participantStatus',
      ]),
      memberRow('FAILED', 'singleCheckoutFailed', ['failureReason', 'booking']),
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, state('no checkout', { key: unknown })],
        call: () => getSingleAppointmentCheckout(unknown),
        request: GET('/v3/checkouts/single-appointment/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff', {
          headers: session,
        }),
      },
    },
  },
  getPublicSingleAppointmentCheckout: {
    200: [
      publicRow('CREATED', 'publicSingleCheckoutCreated', ['booking']),
      publicRow('FINALIZED', 'publicSingleCheckoutFinalized', ['booking.uuid']),
    ],
    404: {
      'checkout.error.notfound': {
        given: [state('no checkout', { key: unknownToken })],
        call: () => getPublicSingleAppointmentCheckout(unknownToken),
        request: GET(
          '/v3/public/checkouts/single-appointment/pub_ffffffffffffffffffffffffffffffff',
        ),
      },
    },
  },
} satisfies Partial<Calls<'checkouts'>>;
