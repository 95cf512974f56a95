import {
  authenticatePublicCheckout,
  finalizePublicCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST } from '../../src/wire.ts';
import { course } from '../given.ts';
import { key, usedKey } from '../idempotency.ts';

const token = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknown = 'pub_ffffffffffffffffffffffffffffffff';
const card = (bank: StateParams<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const confirmingCard = card('asks for a confirmation');
const checkout = (situation: StateParams<'a public checkout'>['state']) =>
  state('a public checkout', { publicToken: token, state: situation });
const noCheckout = state('no checkout', { key: unknown });
const confirm = { returnPath: '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/confirm' };

/**
 * Finalizes a purchase that the bank has confirmed, although the product is no longer available.
 */
const product = (situation: StateParams<'a public checkout of a product'>['state']) => ({
  given: [
    confirmingCard,
    state('a public checkout of a product', { publicToken: token, state: situation }),
  ],
  call: () => finalizePublicCheckout(token),
  request: POST(`/v3/public/checkouts/${token}/finalize`),
});

/** Confirmation by the bank and the final step that books and charges, without an account. */
export const publicPayCalls = {
  authenticatePublicCheckout: {
    200: [
      {
        given: [course('open'), confirmingCard, checkout('CREATED')],
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
        given: [course('open'), confirmingCard, checkout('FINALIZED')],
        call: () => authenticatePublicCheckout(token, confirm),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/authenticate', {
          body: confirm,
        }),
        typedArgs: [{ type: 'STRING', value: 'FINALIZED' }],
      },
      'checkout.error.expired': {
        given: [course('open'), confirmingCard, checkout('EXPIRED')],
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
        given: [course('open'), confirmingCard, checkout('AUTHENTICATED')],
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
        given: [course('full'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.alreadybooked': {
        given: [course('booked-by-prospect'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.overlapping': {
        given: [course('clashing-for-prospect'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.waitinglistfull': {
        given: [
          course('full-waiting-list'),
          confirmingCard,
          checkout('AUTHENTICATED for the waiting list'),
        ],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.tooearly': {
        given: [course('not-yet-bookable'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.toolate': {
        given: [course('no-longer-bookable'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'booking.error.appointmentcanceled': {
        given: [course('canceled'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'product.error.soldout': {
        ...product('SOLD_OUT'),
        typedArgs: [{ type: 'NUMBER', value: '0' }],
      },
      'accountbalance.error.paidmeanwhile': {
        given: [
          confirmingCard,
          state('a public checkout of a balance', {
            publicToken: token,
            state: 'AUTHENTICATED and paid elsewhere',
          }),
        ],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
      'checkout.error.wrongstate': {
        given: [course('open'), confirmingCard, checkout('CANCELED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': {
        given: [course('open'), confirmingCard, checkout('EXPIRED')],
        call: () => finalizePublicCheckout(token),
        request: POST('/v3/public/checkouts/pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a/finalize'),
      },
    },
    422: {
      'voucher.error.notredeemable': {
        given: [course('open'), confirmingCard, checkout('AUTHENTICATED with a spent voucher')],
        call: () => finalizePublicCheckout(token),
        request: POST(`/v3/public/checkouts/${token}/finalize`),
      },
      'product.error.notallowed': product('FOR_MEMBERS'),
      'product.error.usagedatenotallowed': product('DAY_OVER'),
      'request.error.idempotencykeyreused': {
        given: [
          course('open'),
          confirmingCard,
          checkout('AUTHENTICATED'),
          usedKey('finalizeCheckout'),
        ],
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
