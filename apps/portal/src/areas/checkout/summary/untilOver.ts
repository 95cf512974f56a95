import type { CheckoutState } from '@studio-portal/sdk/types';
import { askAgainAfter } from './askAgainAfter.ts';

/** Final states of an order. */
const ends: ReadonlySet<CheckoutState> = new Set(['FINALIZED', 'CANCELED', 'FAILED', 'EXPIRED']);

/** Thrown while the bank has not settled the payment. */
class StillOpen extends Error {}

/**
 * Resolves to a finalized order; rejects while it is not settled, so that a mutation with
 * `askedUntilOver` retries.
 */
export async function untilOver<Order extends { state: CheckoutState }>(
  answer: Promise<Order>,
): Promise<Order> {
  const order = await answer;
  if (!ends.has(order.state)) throw new StillOpen();
  return order;
}

/** Mutation options that retry until the server reports a final state or that it is too late. */
export const askedUntilOver = {
  retry: (_: number, error: Error) => error instanceof StillOpen,
  retryDelay: askAgainAfter,
} as const;
