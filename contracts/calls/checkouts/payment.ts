import { authenticateCheckout, finalizeCheckout } from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { POST, session } from '../../src/wire.ts';
import { course, member, visitor } from '../given.ts';
import { key, usedKey } from '../idempotency.ts';

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001';
/** Account balance with a checkout. */
const balance = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c4001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff';
const card = (bank: StateParams<'a payment instrument'>['bank']) =>
  state('a payment instrument', { id: 8501, bank });
const confirmingCard = card('asks for a confirmation');
const checkout = (situation: StateParams<'a checkout'>['state']) =>
  state('a checkout', { id, state: situation });
const noCheckout = state('no checkout', { key: unknown });
const confirm = { returnPath: '/studio/bm9ydGhzaWRlOjEwMDE=/booking/course/50001/confirm' };

/**
 * Finalizes a purchase that the bank has confirmed, although the product is no longer available.
 */
const product = (situation: StateParams<'a checkout of a product'>['state']) => ({
  given: [visitor, confirmingCard, state('a checkout of a product', { id, state: situation })],
  call: () => finalizeCheckout(id),
  request: POST(`/v3/checkouts/${id}/finalize`, { headers: session }),
});

/** Confirmation by the bank, and the final step that books and charges. */
export const payCalls = {
  authenticateCheckout: {
    200: [
      {
        given: [member, course('open'), confirmingCard, checkout('CREATED')],
        call: () => authenticateCheckout(id, confirm),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/authenticate', {
          headers: session,
          body: confirm,
        }),
        example: 'challengeNeeded',
        exactly: ['state'],
      },
      {
        given: [member, course('open'), card('asks for nothing'), checkout('CREATED')],
        call: () => authenticateCheckout(id, confirm),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/authenticate', {
          headers: session,
          body: confirm,
        }),
        example: 'noChallengeNeeded',
        exactly: ['state', 'challengeUrl'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [member, noCheckout],
        call: () => authenticateCheckout(unknown, confirm),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff/authenticate', {
          headers: session,
          body: confirm,
        }),
      },
    },
    409: {
      'checkout.error.wrongstate': {
        given: [member, course('open'), confirmingCard, checkout('FINALIZED')],
        call: () => authenticateCheckout(id, confirm),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/authenticate', {
          headers: session,
          body: confirm,
        }),
        typedArgs: [{ type: 'STRING', value: 'FINALIZED' }],
      },
      'checkout.error.expired': {
        given: [member, course('open'), confirmingCard, checkout('EXPIRED')],
        call: () => authenticateCheckout(id, confirm),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/authenticate', {
          headers: session,
          body: confirm,
        }),
      },
    },
  },
  finalizeCheckout: {
    200: [
      {
        given: [member, course('open'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
        example: 'checkoutFinalized',
        exactly: ['id', 'type', 'state', 'charged'],
      },
      {
        when: 'with a voucher for a part of it',
        given: [member, course('open'), confirmingCard, checkout('AUTHENTICATED with a voucher')],
        call: () => finalizeCheckout(id),
        request: POST(`/v3/checkouts/${id}/finalize`, { headers: session }),
        example: 'checkoutFinalizedWithVoucher',
        exactly: [
          'price.amount',
          'voucher.code',
          'voucher.amount.amount',
          'voucher.rest.amount',
          'amountDue.amount',
        ],
      },
    ],
    403: {
      'family.error.ended': {
        given: [
          member,
          course('open'),
          confirmingCard,
          state('a checkout that has lost its person', { id }),
        ],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
    },
    404: {
      'checkout.error.notfound': {
        given: [member, noCheckout],
        call: () => finalizeCheckout(unknown),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1fff/finalize', {
          headers: session,
        }),
      },
    },
    409: {
      'booking.error.slotfull': {
        given: [member, course('full'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
      'booking.error.alreadybooked': {
        given: [member, course('booked-by-me'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
      'booking.error.overlapping': {
        given: [member, course('clashing-for-me'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
        typedArgs: [{ type: 'STRING', value: 'Open House Stretch' }],
      },
      'booking.error.waitinglistfull': {
        given: [
          member,
          course('full-waiting-list'),
          confirmingCard,
          checkout('AUTHENTICATED for the waiting list'),
        ],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
      'booking.error.tooearly': {
        given: [member, course('not-yet-bookable'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
      'booking.error.toolate': {
        given: [member, course('no-longer-bookable'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
      'booking.error.appointmentcanceled': {
        given: [member, course('canceled'), confirmingCard, checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
      'booking.error.blocked': {
        given: [
          member,
          course('open'),
          confirmingCard,
          checkout('AUTHENTICATED'),
          state('missed bookings', {}),
        ],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
        typedArgs: [{ type: 'TIMESTAMP', value: '2026-12-01T23:00:00Z' }],
      },
      'product.error.soldout': {
        ...product('SOLD_OUT'),
        typedArgs: [{ type: 'NUMBER', value: '0' }],
      },
      'accountbalance.error.paidmeanwhile': {
        given: [
          member,
          state('an account balance', { state: 'paid' }),
          confirmingCard,
          state('a checkout of a balance', { id: balance, state: 'AUTHENTICATED' }),
        ],
        call: () => finalizeCheckout(balance),
        request: POST(`/v3/checkouts/${balance}/finalize`, { headers: session }),
      },
      'checkout.error.wrongstate': {
        given: [member, course('open'), confirmingCard, checkout('CANCELED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
        typedArgs: [{ type: 'STRING', value: 'CANCELED' }],
      },
      'checkout.error.expired': {
        given: [member, course('open'), confirmingCard, checkout('EXPIRED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
      },
    },
    422: {
      'voucher.error.notredeemable': {
        given: [
          member,
          course('open'),
          confirmingCard,
          checkout('AUTHENTICATED with a spent voucher'),
        ],
        call: () => finalizeCheckout(id),
        request: POST(`/v3/checkouts/${id}/finalize`, { headers: session }),
      },
      'product.error.notallowed': product('FOR_MEMBERS'),
      'product.error.usagedatenotallowed': product('DAY_OVER'),
      'request.error.idempotencykeyreused': {
        given: [
          member,
          course('open'),
          confirmingCard,
          checkout('AUTHENTICATED'),
          usedKey('finalizeCheckout'),
        ],
        call: () => finalizeCheckout(id, key),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: { ...session, ...key },
        }),
      },
      'payment.error.declined': {
        given: [member, course('open'), card('declines'), checkout('AUTHENTICATED')],
        call: () => finalizeCheckout(id),
        request: POST('/v3/checkouts/c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c1001/finalize', {
          headers: session,
        }),
        typedArgs: [{ type: 'STRING', value: 'INSUFFICIENT_FUNDS' }],
      },
    },
  },
} satisfies Pick<Calls<'checkouts'>, 'authenticateCheckout' | 'finalizeCheckout'>;
