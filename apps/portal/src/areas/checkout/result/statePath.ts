import type { CheckoutState } from '@studio-portal/sdk/types';
import type { FlowAddresses } from '../flow/Flow.ts';

/**
 * Returns the page for a checkout state. The server's state decides, regardless of the current
 * address.
 */
export function statePath(
  state: CheckoutState,
  checkoutId: string,
  { summary, success, cancel, failure, confirm = summary }: FlowAddresses,
): string {
  const pages = {
    CREATED: summary,
    AUTHENTICATION_REQUIRED: confirm,
    // Authorized by the bank: what remains is the button, or the page the bank redirects to, which
    // finalizes.
    AUTHENTICATED: summary,
    FINALIZED: success,
    CANCELED: cancel,
    FAILED: failure,
    EXPIRED: failure,
  } satisfies Record<CheckoutState, FlowAddresses['summary']>;
  return pages[state](checkoutId);
}
