import type { CheckoutState, TokenizationState } from '@studio-portal/sdk/types';
import { pollInterval } from './pollInterval.ts';

interface Polled {
  state: { data: { state: CheckoutState | TokenizationState['state'] } | undefined };
}

/**
 * Query options of an order or tokenization: always refetched, and polled while the holder or bank
 * has not responded. React Query pauses polling while the page is hidden and refetches stale data
 * when it becomes visible.
 */
export const pollUntilAnswered = {
  staleTime: 0,
  refetchInterval: ({ state: { data } }: Polled) =>
    (data?.state === 'AUTHENTICATION_REQUIRED' || data?.state === 'INITIATED') && pollInterval,
} as const;
