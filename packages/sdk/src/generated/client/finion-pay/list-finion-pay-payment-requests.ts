/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { FinionPayPaymentRequest } from '../../model/finionPayPaymentRequest.ts';
import type { ListFinionPayPaymentRequestsParams } from '../../model/listFinionPayPaymentRequestsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListFinionPayPaymentRequestsUrl = (params?: ListFinionPayPaymentRequestsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/finion-pay/payment-requests?${stringifiedParams}` : `/v1/finion-pay/payment-requests`
}

/**
 * Payment requests to the pay-later service
 *
 * For any logged-in user, after the return from the service. Covers the account's checkouts, or only the one in checkoutId. Changes nothing.
 */
export const listFinionPayPaymentRequests = async (params?: ListFinionPayPaymentRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<FinionPayPaymentRequest[]> => {

  return fetcher<FinionPayPaymentRequest[]>(getListFinionPayPaymentRequestsUrl(params),
  {
      operationId: 'listFinionPayPaymentRequests', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListFinionPayPaymentRequestsResponse);}


const deserializeListFinionPayPaymentRequestsResponse = (data: FinionPayPaymentRequest[]): FinionPayPaymentRequest[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.createdAt = toDate(item0.createdAt);
    item0.tokenValidUntil = toDate(item0.tokenValidUntil);
  }
  return data;
};