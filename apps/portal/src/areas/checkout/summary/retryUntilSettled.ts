import type { CheckoutState } from '@studio-portal/sdk/types';
import { pollInterval } from './pollInterval.ts';

/** Final states of an order. */
const finalStates: ReadonlySet<CheckoutState> = new Set([
  'FINALIZED',
  'CANCELED',
  'FAILED',
  'EXPIRED',
]);

/** Thrown while the bank has not settled the payment. */
class NotSettledError extends Error {}

/**
 * Resolves to a finalized order; rejects while it is not settled, so that a mutation with
 * `retryUntilSettled` retries.
 */
export async function requireSettled<Order extends { state: CheckoutState }>(
  answer: Promise<Order>,
): Promise<Order> {
  const order = await answer;
  if (!finalStates.has(order.state)) throw new NotSettledError();
  return order;
}

/** Mutation options that retry until the server reports a final state or that it is too late. */
export const retryUntilSettled = {
  retry: (_: number, error: Error) => error instanceof NotSettledError,
  retryDelay: pollInterval,
} as const;
