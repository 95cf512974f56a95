import { path } from './paths.ts';

/**
 * Returns the page that another product or an e-mail links to by query parameters alone (spec 2.5),
 * or undefined if the query names none. The parameters stay in the address.
 */
export function externalPage(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const has = (...names: string[]) => names.some((name) => query.get(name));
  if (has('state', 'oauth_token', 'oauthToken'))
    return path('externalFitnessApps', {
      vendor: query.get('vendor') || 'vendor',
      method: query.get('method') || 'oauth',
    });
  if (has('paymentRequestId')) return path('externalPayment');
  if (has('token')) return path('selfServiceLink');
  if (has('streamId')) return path('externalStreaming');
  if (has('eventId')) return path('externalEvents');
  return undefined;
}
