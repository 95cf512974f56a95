import type { CheckoutState } from '@studio-portal/sdk/types';
import type { FlowAddresses } from '../flow/Flow.ts';

/** The page that shows a checkout of this state; whatever address led here, the server's state decides. */
export function pageOfState(
  state: CheckoutState,
  checkoutId: string,
  { summary, success, cancel, failure, confirm = summary }: FlowAddresses,
): string {
  const pages = {
    CREATED: summary,
    AUTHENTICATION_REQUIRED: confirm,
    // The bank has said yes: what is left is the button, or the page that the bank leads back to, which presses it.
    AUTHENTICATED: summary,
    FINALIZED: success,
    CANCELED: cancel,
    FAILED: failure,
    EXPIRED: failure,
  } satisfies Record<CheckoutState, FlowAddresses['summary']>;
  return pages[state](checkoutId);
}
