import type { CheckoutState, TokenizationState } from '@studio-portal/sdk/types';
import { askAgainAfter } from './askAgainAfter.ts';

interface Polled {
  state: { data: { state: CheckoutState | TokenizationState['state'] } | undefined };
}

/**
 * Query options of an order or a tokenization: never taken from the cache alone, and polled while its holder or the bank has not answered.
 * React Query pauses that while the page is hidden, and refetches what is stale as soon as it is visible again.
 */
export const pollUntilAnswered = {
  staleTime: 0,
  refetchInterval: ({ state: { data } }: Polled) =>
    (data?.state === 'AUTHENTICATION_REQUIRED' || data?.state === 'INITIATED') && askAgainAfter,
} as const;
