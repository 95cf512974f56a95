import { path } from '../../../lib/address/paths.ts';
import { withParameter } from '../../../lib/address/query.ts';

/**
 * Query parameter for the selected action; the specification has a single address for all actions
 * of a link.
 */
const actionParameter = 'action';

/** Query parameter for the started payment; the bank returns to an address with it. */
const checkoutParameter = 'checkout';

/** Returns the address of the overview of a link's actions, given the query of a page below it. */
export const overviewAddress = (search: string): string =>
  path('selfServiceLink') +
  withParameter(withParameter(search, actionParameter, undefined), checkoutParameter, undefined);

/** Returns the address of the balance payment, optionally with the payment that was started. */
export const payAddress = (search: string, checkout?: string): string =>
  path('selfServiceLink') +
  withParameter(withParameter(search, actionParameter, 'balance'), checkoutParameter, checkout);

/** Returns the address of the receipt. */
export const paidAddress = (search: string, checkout: string): string =>
  path('selfServiceLinkSuccess') +
  withParameter(withParameter(search, actionParameter, undefined), checkoutParameter, checkout);

/** Returns the payment that the query names, if any. */
export const readCheckout = (search: string): string | undefined =>
  new URLSearchParams(search).get(checkoutParameter) || undefined;

/** Returns whether the query opens the balance payment. */
export const isPayAddress = (search: string): boolean =>
  new URLSearchParams(search).get(actionParameter) === 'balance';
