import { isSelfServiceToken } from '../../../lib/address/linkTokens.ts';
import { path } from '../../../lib/address/paths.ts';

/** Names the link that the reader has come from, in the address of what it has led to. */
const cameFrom = 'link';

/** The page with all that a link allows. */
const selfServiceAddress = (token: string) =>
  `${path('selfServiceLink')}?${new URLSearchParams({ token })}`;

/** Where the payment method is changed, for whoever comes from a page with all that a link allows. */
export const methodAddress = (methodToken: string, selfServiceToken: string): string =>
  `${path('externalUpdatePaymentMethod')}?${new URLSearchParams({ token: methodToken, [cameFrom]: selfServiceToken })}`;

/** The way back to that page; undefined for whoever has not come from one. */
export function overviewOf(search: string): string | undefined {
  const token = new URLSearchParams(search).get(cameFrom) ?? undefined;
  return isSelfServiceToken(token) ? selfServiceAddress(token) : undefined;
}
