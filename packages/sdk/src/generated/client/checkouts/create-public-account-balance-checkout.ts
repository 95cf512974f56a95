/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { AccountBalanceCheckout } from '../../model/accountBalanceCheckout.ts';
import type { CreatePublicAccountBalanceCheckoutHeaders } from '../../model/createPublicAccountBalanceCheckoutHeaders.ts';
import type { CreatePublicAccountBalanceCheckoutRequest } from '../../model/createPublicAccountBalanceCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicAccountBalanceCheckoutUrl = () => {




  return `/v3/public/checkouts/account-balance`
}

/**
 * Pay the balance by link
 *
 * For anyone with the link that a studio has sent; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The instrument is created by createPublicCreditCard or a similar call and can be used once. The price is the current balance; the payment uses up the link.
 */
export const createPublicAccountBalanceCheckout = async (createPublicAccountBalanceCheckoutRequest: CreatePublicAccountBalanceCheckoutRequest,
    headers?: CreatePublicAccountBalanceCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<AccountBalanceCheckout> => {

    
return fetcher<AccountBalanceCheckout>(getCreatePublicAccountBalanceCheckoutUrl(),
  {
    operationId: 'createPublicAccountBalanceCheckout',
    statuses: [201, 400, 403, 404, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(createPublicAccountBalanceCheckoutRequest)
  }
).then(deserializeCreatePublicAccountBalanceCheckoutResponse);}


const deserializeCreatePublicAccountBalanceCheckoutResponse = (data: AccountBalanceCheckout): AccountBalanceCheckout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  return data;
};