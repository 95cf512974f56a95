import { path } from '../../../lib/address/paths.ts';

/**
 * Query parameter for the payment to show instead of the list; the specification has one address
 * for both.
 */
export const paymentParameter = 'payment';

/** Returns the address of a payment's details. */
export const paymentAddress = (studioUuid: string, id: string): string =>
  `${path('myPayments', { studioUuid })}?${new URLSearchParams({ [paymentParameter]: id })}`;
