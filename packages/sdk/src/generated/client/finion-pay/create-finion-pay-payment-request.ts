/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CreateFinionPayPaymentRequest } from '../../model/createFinionPayPaymentRequest.ts';
import type { FinionPayPaymentRequest } from '../../model/finionPayPaymentRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateFinionPayPaymentRequestUrl = () => {




  return `/v1/finion-pay/payment-requests`
}

/**
 * Request a payment from the pay-later service
 *
 * For the account that created the checkout. Send the holder to serviceUrl; after the holder has agreed there, the checkout is AUTHENTICATED and can be finalized until tokenValidUntil, after which it is EXPIRED. It fails if the holder refuses. Repeating the call returns the open request.
 */
export const createFinionPayPaymentRequest = async (createFinionPayPaymentRequestBody: CreateFinionPayPaymentRequest, options?: Parameters<typeof fetcher>[1]): Promise<FinionPayPaymentRequest> => {

    
return fetcher<FinionPayPaymentRequest>(getCreateFinionPayPaymentRequestUrl(),
  {
    operationId: 'createFinionPayPaymentRequest',
    statuses: [201, 400, 401, 404, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(createFinionPayPaymentRequestBody)
  }
).then(deserializeCreateFinionPayPaymentRequestResponse);}


const deserializeCreateFinionPayPaymentRequestResponse = (data: FinionPayPaymentRequest): FinionPayPaymentRequest => {
  if (data == null) return data;
  data.createdAt = toDate(data.createdAt);
  data.tokenValidUntil = toDate(data.tokenValidUntil);
  return data;
};