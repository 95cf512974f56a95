import {
  authenticateCheckout,
  authenticatePublicCheckout,
  cancelCheckout,
  cancelPublicCheckout,
  finalizeCheckout,
  finalizePublicCheckout,
} from '@studio-portal/sdk/api/checkouts';
import type { CheckoutCalls } from './Flow.ts';

/** Calls of a member, which use the checkout's id. */
export const memberCalls: CheckoutCalls = {
  authenticate: { operation: 'authenticateCheckout', send: authenticateCheckout },
  finalize: {
    operation: 'finalizeCheckout',
    send: (id, key) => finalizeCheckout(id, { 'Idempotency-Key': key }),
  },
  cancel: { operation: 'cancelCheckout', send: (id) => cancelCheckout(id) },
};

/** Calls of a visitor, which use the checkout's public token. */
export const visitorCalls: CheckoutCalls = {
  authenticate: { operation: 'authenticatePublicCheckout', send: authenticatePublicCheckout },
  finalize: {
    operation: 'finalizePublicCheckout',
    send: (token, key) => finalizePublicCheckout(token, { 'Idempotency-Key': key }),
  },
  cancel: { operation: 'cancelPublicCheckout', send: (token) => cancelPublicCheckout(token) },
};
