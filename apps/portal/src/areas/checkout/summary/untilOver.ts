import type { CheckoutState } from '@studio-portal/sdk/types';
import { askAgainAfter } from './askAgainAfter.ts';

/** How an order ends. */
const ends: ReadonlySet<CheckoutState> = new Set(['FINALIZED', 'CANCELED', 'FAILED', 'EXPIRED']);

/** The bank has not yet said what has become of the money. */
class StillOpen extends Error {}

/** What a finalize has answered; throws while the order has no end, so that a mutation with `askedUntilOver` asks again. */
export async function untilOver<Order extends { state: CheckoutState }>(
  answer: Promise<Order>,
): Promise<Order> {
  const order = await answer;
  if (!ends.has(order.state)) throw new StillOpen();
  return order;
}

/** The same is asked again, until the server says what has become of it, or that it is too late. */
export const askedUntilOver = {
  retry: (_: number, error: Error) => error instanceof StillOpen,
  retryDelay: askAgainAfter,
} as const;
