import { path } from '../../../lib/address/paths.ts';

/** Query parameter with the link that the user came from. */
const originParameter = 'link';

/** Returns the address of the page with all actions of a link. */
const selfServiceAddress = (token: string) =>
  `${path('selfServiceLink')}?${new URLSearchParams({ token })}`;

/** Returns the address for changing the payment method, with a way back to that page. */
export const methodAddress = (methodToken: string, selfServiceToken: string): string =>
  `${path('externalUpdatePaymentMethod')}?${new URLSearchParams({ token: methodToken, [originParameter]: selfServiceToken })}`;

/** Returns the way back to that page; undefined if the user did not come from one. */
export function overviewPath(search: string): string | undefined {
  const token = new URLSearchParams(search).get(originParameter);
  return token ? selfServiceAddress(token) : undefined;
}
