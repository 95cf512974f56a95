import {
  authenticatePublicCheckout,
  finalizePublicCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type ParamsOf } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';
import { course } from '../given.ts';
import { key, usedKey } from '../idempotency.ts';

const token = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknown = 'pub_ffffffffffffffffffffffffffffffff';
const card = (bank: ParamsOf<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const asks = card('asks for a confirmation');
const checkout = (situation: ParamsOf<'a public checkout'>['state']) =>
  state('a public checkout', { publicToken: token, state: situation });
const noCheckout = state('no checkout', { key: unknown });
const confirm = { returnPath: '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/confirm' };

/** A product that the bank has said yes to, and that cannot be had any more. */
const product = (situation: ParamsOf<'a public checkout of a product'>['state']) => ({
  given: [asks, state('a public checkout of a product', { publicToken: token, state: situation })],
  call: () => finalizePublicCheckout(token),
  request: POST(`/v3/public/checkouts/${token}/finalize`),
});

/** The bank's confirmation, and the step that books and charges: without an account. */
export const publicPayCalls = {
  authenticatePublicCheckout: {
    200: [
      {
        given: [course('open'), asks, checkout('CREATED')],
        call: () => authenticatePublicCheckout(token, confirm),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/authenticate', {
          body: confirm,
        }),
        example: 'challengeNeeded',
        exactly: ['state'],
      },
      {
        given: [course('open'), card('asks for nothing'), checkout('CREATED')],
        call: () => authenticatePublicCheckout(token, confirm),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/authenticate', {
          body: confirm,
        }),
        example: 'noChallengeNeeded',
        exactly: ['state', 'challengeUrl'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [noCheckout],
        call: () => authenticatePublicCheckout(unknown, confirm),
        request: POST('/v3/public/checkouts/pub_ffffffffffffffffffffffffffffffff/authenticate', {
          body: confirm,
        }),
      },
    },
    409: {
      'checkout.error.wrongstate': {
        given: [course('open'), asks, checkout('FINALIZED')],
        call: () => authenticatePublicCheckout(token, confirm),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/authenticate', {
          body: confirm,
        }),
        typedArgs: [{ type: 'STRING', value: 'FINALIZED' }],
      },
      'checkout.error.expired': {
        given: [course('open'), asks, checkout('EXPIRED')],
        call: () => authenticatePublicCheckout(token, confirm),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/authenticate', {
          body: confirm,
        }),
      },
    },
  },
  finalizePublicCheckout: {
    200: [
      {
        given: [course('open'), asks, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
        example: 'publicCheckoutFinalized',
        exactly: ['publicToken', 'type', 'state', 'charged'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [noCheckout],
        call: () => finalizePublicCheckout(unknown),
        request: POST('/v3/public/checkouts/pub_ffffffffffffffffffffffffffffffff/finalize'),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [course('full'), asks, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.alreadybooked': {
        given: [course('booked-by-prospect'), asks, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.waitinglistfull': {
        given: [course('full-waiting-list'), asks, checkout('AUTHENTICATED for the waiting list')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.tooearly': {
        given: [course('not-yet-bookable'), asks, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.toolate': {
        given: [course('no-longer-bookable'), asks, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.appointmentcanceled': {
        given: [course('canceled'), asks, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'product.error.soldout': {
        ...product('SOLD_OUT'),
        typedArgs: [{ type: 'NUMBER', value: '0' }],
      },
      'accountbalance.error.paidmeanwhile': {
        given: [
          asks,
          state('a public checkout of a balance', {
            publicToken: token,
            state: 'AUTHENTICATED and paid elsewhere',
          }),
        ],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'checkout.error.wrongstate': {
        given: [course('open'), asks, checkout('CANCELED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': {
        given: [course('open'), asks, checkout('EXPIRED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
    },
    422: {
      'product.error.notallowed': product('FOR_MEMBERS'),
      'product.error.usagedatenotallowed': product('DAY_OVER'),
      'request.error.idempotencykeyreused': {
        given: [course('open'), asks, checkout('AUTHENTICATED'), usedKey('finalizeCheckout')],
        call: () => finalizePublicCheckout(token, key),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize', {
          headers: key,
        }),
      },
      'payment.error.declined': {
        given: [course('open'), card('declines'), checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
        typedArgs: [{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }],
      },
    },
  },
} satisfies Pick<Calls<'checkouts'>, 'authenticatePublicCheckout' | 'finalizePublicCheckout'>;
