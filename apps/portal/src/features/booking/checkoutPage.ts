import type { CheckoutState } from '@studio-portal/sdk/types';
import { path } from '../../site/address/paths.ts';

interface At {
  studioUuid: string;
  id: number;
  offerId: number;
  checkoutId: string;
}

/** The page that shows a checkout of this state; whatever address led here, the server's state decides. */
export function checkoutPage(state: CheckoutState, { checkoutId, ...at }: At): string {
  const pages = {
    CREATED: () => path('courseSummaryOffer', { ...at, checkoutId }),
    AUTHENTICATION_REQUIRED: () => path('courseConfirm', { ...at, checkoutUuid: checkoutId }),
    AUTHENTICATED: () => path('courseSummaryOffer', { ...at, checkoutId }),
    FINALIZED: () => path('courseSuccess', { ...at, checkoutId }),
    CANCELED: () => path('courseCancel', { ...at, checkoutId }),
    FAILED: () => path('courseFailure', { ...at, checkoutId }),
    EXPIRED: () => path('courseFailure', { ...at, checkoutId }),
  } satisfies Record<CheckoutState, () => string>;
  return pages[state]();
}
