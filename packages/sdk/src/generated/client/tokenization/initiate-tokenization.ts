/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { InitiateTokenizationRequest } from '../../model/initiateTokenizationRequest.ts';
import type { TokenizationState } from '../../model/tokenizationState.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getInitiateTokenizationUrl = () => {




  return `/v1/tokenization/initiate`
}

/**
 * Start storing a payment instrument
 *
 * For any logged-in user, for every type of instrument that the studio accepts. Send the holder to challengeUrl until expiresAt; the provider returns to returnPath, and getTokenizationState has the result. DIRECT_DEBIT takes a mandate and needs no confirmation, so it is AUTHORIZED or DECLINED at once. Nothing is stored yet; repeating the call creates a second one.
 */
export const initiateTokenization = async (initiateTokenizationRequest: InitiateTokenizationRequest, options?: Parameters<typeof fetcher>[1]): Promise<TokenizationState> => {

    
return fetcher<TokenizationState>(getInitiateTokenizationUrl(),
  {
    operationId: 'initiateTokenization',
    statuses: [201, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(initiateTokenizationRequest)
  }
).then(deserializeInitiateTokenizationResponse);}


const deserializeInitiateTokenizationResponse = (data: TokenizationState): TokenizationState => {
  if (data == null) return data;
  data.expiresAt = toDate(data.expiresAt);
  return data;
};