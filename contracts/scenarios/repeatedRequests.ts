import {
  cancelCheckout,
  cancelPublicCheckout,
  finalizeCheckout,
  finalizePublicCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { buildCases, type Case } from '../src/cases.ts';
import { state } from '../src/states.ts';
import { POST, session } from '../src/wire.ts';
import { course, member } from '../calls/given.ts';

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
const publicToken = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });
const asFinalized = ['type', 'state', 'charged'];

/**
 * Repeating a finalize or cancel request, after a reload or a lost response, returns the first
 * result: one booking, one charge.
 */
export const repeatedRequestScenarios: Case[] = buildCases({
  finalizeCheckout: {
    200: [
      {
        when: 'sent again, it answers the same',
        given: [member, course('open'), card, state('a checkout', { id, state: 'FINALIZED' })],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
        example: 'checkoutFinalized',
        exactly: ['id', ...asFinalized],
      },
    ],
  },
  finalizePublicCheckout: {
    200: [
      {
        when: 'sent again, it answers the same',
        given: [
          course('open'),
          card,
          state('a public checkout', { publicToken, state: 'FINALIZED' }),
        ],
        call: () => finalizePublicCheckout(publicToken),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
        example: 'publicCheckoutFinalized',
        exactly: ['publicToken', ...asFinalized],
      },
    ],
  },
  cancelCheckout: {
    200: [
      {
        when: 'sent again',
        given: [member, course('open'), card, state('a checkout', { id, state: 'CANCELED' })],
        call: () => cancelCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/cancel', {
          headers: session,
        }),
        example: 'checkoutCanceled',
        exactly: ['id', 'state', 'charged'],
      },
    ],
  },
  cancelPublicCheckout: {
    200: [
      {
        when: 'sent again',
        given: [
          course('open'),
          card,
          state('a public checkout', { publicToken, state: 'CANCELED' }),
        ],
        call: () => cancelPublicCheckout(publicToken),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/cancel'),
        example: 'publicCheckoutCanceled',
        exactly: ['publicToken', 'state', 'charged'],
      },
    ],
  },
});
