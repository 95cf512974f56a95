/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { KeptPaymentMethod } from '../../model/keptPaymentMethod.ts';
import type { ReplacePaymentMethodHeaders } from '../../model/replacePaymentMethodHeaders.ts';
import type { ReplacePaymentMethodRequest } from '../../model/replacePaymentMethodRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getReplacePaymentMethodUrl = (token: string,) => {




  return `/v3/public/payment-methods/${encodeURIComponent(String(token))}`
}

/**
 * Change to direct debit
 *
 * For anyone with the link. Takes a mandate from getSepaAgreement, whose bank account is validated immediately, and replaces the old payment method. This uses up the link; repeating the call with the same mandate returns the same response. The member is notified by mail.
 */
export const replacePaymentMethod = async (token: string,
    replacePaymentMethodRequest: ReplacePaymentMethodRequest,
    headers?: ReplacePaymentMethodHeaders, options?: Parameters<typeof fetcher>[1]): Promise<KeptPaymentMethod> => {

    
return fetcher<KeptPaymentMethod>(getReplacePaymentMethodUrl(token),
  {
    operationId: 'replacePaymentMethod',
    statuses: [200, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'PUT',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(replacePaymentMethodRequest)
  }
).then(deserializeReplacePaymentMethodResponse);}


const deserializeReplacePaymentMethodResponse = (data: KeptPaymentMethod): KeptPaymentMethod => {
  if (data == null) return data;
  data.validFrom = toDate(data.validFrom);
  return data;
};