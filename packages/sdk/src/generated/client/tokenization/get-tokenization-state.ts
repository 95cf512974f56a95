/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { TokenizationState } from '../../model/tokenizationState.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTokenizationStateUrl = (tokenizationReference: string,) => {




  return `/v1/tokenization/${encodeURIComponent(String(tokenizationReference))}/state`
}

/**
 * State of a tokenization
 *
 * For the account that created it, after the return of the holder. Changes nothing. After AUTHORIZED, continue with completeTokenization or a checkout; unanswered ones become EXPIRED after expiresAt, which has the offset of the studio.
 */
export const getTokenizationState = async (tokenizationReference: string, options?: Parameters<typeof fetcher>[1]): Promise<TokenizationState> => {

  return fetcher<TokenizationState>(getGetTokenizationStateUrl(tokenizationReference),
  {
      operationId: 'getTokenizationState', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetTokenizationStateResponse);}


const deserializeGetTokenizationStateResponse = (data: TokenizationState): TokenizationState => {
  if (data == null) return data;
  data.expiresAt = toDate(data.expiresAt);
  return data;
};