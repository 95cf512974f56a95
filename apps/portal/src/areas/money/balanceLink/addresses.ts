import { path } from '../../../lib/address/paths.ts';
import { withParameter } from '../../../lib/address/query.ts';

/** Says which of the things that a link allows is done; the specification has one address for all of them. */
const actionParameter = 'action';

/** Names what was begun to pay; the bank leads back to it. */
const checkoutParameter = 'checkout';

/** The page with all that the link allows, of an address below it. */
export const overviewAddress = (search: string): string =>
  path('selfServiceLink') +
  withParameter(withParameter(search, actionParameter, undefined), checkoutParameter, undefined);

/** The page where what is owed is paid, with what was begun to do so or without. */
export const payAddress = (search: string, checkout?: string): string =>
  path('selfServiceLink') +
  withParameter(withParameter(search, actionParameter, 'balance'), checkoutParameter, checkout);

/** The page of what was paid. */
export const paidAddress = (search: string, checkout: string): string =>
  path('selfServiceLinkSuccess') +
  withParameter(withParameter(search, actionParameter, undefined), checkoutParameter, checkout);

/** What was begun to pay, as the address says. */
export const readCheckout = (search: string): string | undefined =>
  new URLSearchParams(search).get(checkoutParameter) ?? undefined;

/** Whether the page is that where what is owed is paid. */
export const isPayAddress = (search: string): boolean =>
  new URLSearchParams(search).get(actionParameter) === 'balance';
