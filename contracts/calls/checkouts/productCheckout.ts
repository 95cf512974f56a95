import {
  getProductVariantCheckout,
  getPublicProductVariantCheckout,
} from '@studio-portal/sdk/api/checkouts';
import { state, type StateParams } from '../../src/states.ts';
import type { Calls } from '../../src/table.ts';
import { GET, session } from '../../src/wire.ts';
import { visitor } from '../given.ts';

const id = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2001';
const unknown = 'c3a1d0a4-51f2-4d8a-8b3e-2f2f6f1c2fff';
const token = 'pub_9d2c4f6a8b0e1d3c5f7a9b1c3e5d7f9a';
const unknownToken = 'pub_ffffffffffffffffffffffffffffffff';
const card = state('a payment instrument', { id: 8501, bank: 'asks for a confirmation' });

const memberRow = (
  situation: StateParams<'a checkout of a product'>['state'],
  example: string,
  exactly: string[],
) => ({
  given: [visitor, card, state('a checkout of a product', { id, state: situation })],
  call: () => getProductVariantCheckout(id),
  request: GET(`/v3/checkouts/product-variant/${id}`, { headers: session }),
  example,
  exactly: ['id', 'type', 'state', 'charged', ...exactly],
});

const publicRow = (
  situation: StateParams<'a public checkout of a product'>['state'],
  example: string,
  exactly: string[],
) => ({
  given: [card, state('a public checkout of a product', { publicToken: token, state: situation })],
  call: () => getPublicProductVariantCheckout(token),
  request: GET(`/v3/public/checkouts/product-variant/${token}`),
  example,
  exactly: ['publicToken', 'type', 'state', 'charged', ...exactly],
});

/** Checkouts of packs, day tickets and vouchers. */
export const productCheckoutCalls = {
  getProductVariantCheckout: {
    200: [
      memberRow('CREATED', 'productCheckoutCreated', ['purchase', 'productVariantId']),
      memberRow('FINALIZED', 'productCheckoutFinalized', ['purchase.uuid', 'purchase.quantity']),
      memberRow('FAILED', 'productCheckoutFailed', ['failureReason', 'purchase']),
      // Covers null and values of nullable fields; a backend may return either.
      {
        ...memberRow('FINALIZED', 'freeProductCheckoutFinalized', []),
        exactly: ['type', 'state'],
        differs: ['paymentMethod', 'product.type', 'charged'],
      },
    ],
    404: {
      'checkout.error.notfound': {
        given: [visitor, state('no checkout', { key: unknown })],
        call: () => getProductVariantCheckout(unknown),
        request: GET(`/v3/checkouts/product-variant/${unknown}`, { headers: session }),
      },
    },
  },
  getPublicProductVariantCheckout: {
    200: [
      publicRow('CREATED', 'publicProductCheckoutCreated', ['purchase']),
      publicRow('FINALIZED', 'publicProductCheckoutFinalized', ['purchase.uuid']),
    ],
    404: {
      'checkout.error.notfound': {
        given: [state('no checkout', { key: unknownToken })],
        call: () => getPublicProductVariantCheckout(unknownToken),
        request: GET(`/v3/public/checkouts/product-variant/${unknownToken}`),
      },
    },
  },
} satisfies Partial<Calls<'checkouts'>>;
