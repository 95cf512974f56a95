import { path } from '../../../lib/address/paths.ts';

/**
 * Query parameter of the settings that opens the page for adding a payment method; the
 * specification has one address for both.
 */
export const addParameter = 'add';

/** Returns the address of that page, to which the payment provider also redirects. */
export const addAddress = (studioUuid: string): string =>
  `${path('mySettings', { studioUuid })}?${addParameter}=payment-method`;
