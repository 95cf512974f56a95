import { path } from '../../../lib/address/paths.ts';

/** Says that the settings show the page that adds a payment method; the specification has one address for both. */
export const addParameter = 'add';

/** Where a payment method is added, and where the payment provider leads back to. */
export const addAddress = (studioUuid: string): string =>
  `${path('mySettings', { studioUuid })}?${addParameter}=payment-method`;
