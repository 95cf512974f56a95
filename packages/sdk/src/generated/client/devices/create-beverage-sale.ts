/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { BeverageSale } from '../../model/beverageSale.ts';
import type { CreateBeverageSaleHeaders } from '../../model/createBeverageSaleHeaders.ts';
import type { StartBeverageSaleRequest } from '../../model/startBeverageSaleRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateBeverageSaleUrl = () => {




  return `/nox/v1/device/trugge/iq/start-sale`
}

/**
 * Start a drinks machine
 *
 * For members of the tenant in X-Tenant with an active contract. The device waits for the member for a while and is blocked for others. The price of getBeverageDevice is taken from the consumption credit; it is 0 if the contract includes drinks. Repeating the call with the same Idempotency-Key returns the sale that was started.
 */
export const createBeverageSale = async (startBeverageSaleRequest: StartBeverageSaleRequest,
    headers?: CreateBeverageSaleHeaders, options?: Parameters<typeof fetcher>[1]): Promise<BeverageSale> => {

    
return fetcher<BeverageSale>(getCreateBeverageSaleUrl(),
  {
    operationId: 'createBeverageSale',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(startBeverageSaleRequest)
  }
).then(deserializeCreateBeverageSaleResponse);}


const deserializeCreateBeverageSaleResponse = (data: BeverageSale): BeverageSale => {
  if (data == null) return data;
  data.startedAt = toDate(data.startedAt);
  data.validUntil = toDate(data.validUntil);
  return data;
};