import { path } from '../../../lib/address/paths.ts';

/** Names the payment that the page shows instead of the list; the specification has one address for both. */
export const paymentParameter = 'payment';

/** Where one payment is shown. */
export const paymentAddress = (studioUuid: string, id: string): string =>
  `${path('myPayments', { studioUuid })}?${new URLSearchParams({ [paymentParameter]: id })}`;
