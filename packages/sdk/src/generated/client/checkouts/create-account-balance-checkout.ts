/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { AccountBalanceCheckout } from '../../model/accountBalanceCheckout.ts';
import type { CreateAccountBalanceCheckoutHeaders } from '../../model/createAccountBalanceCheckoutHeaders.ts';
import type { CreateAccountBalanceCheckoutRequest } from '../../model/createAccountBalanceCheckoutRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateAccountBalanceCheckoutUrl = () => {




  return `/v3/checkouts/account-balance`
}

/**
 * Pay the balance
 *
 * For members of the tenant in X-Tenant. Older version that supports only stored instruments; use createAccountBalanceCheckoutV4, which also supports tokenizations. The price is the current balance of the account at the studio. If there are several checkouts, the first one finalized pays; repeating the call without the same Idempotency-Key creates another one.
 */
export const createAccountBalanceCheckout = async (createAccountBalanceCheckoutRequest: CreateAccountBalanceCheckoutRequest,
    headers?: CreateAccountBalanceCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<AccountBalanceCheckout> => {

    
return fetcher<AccountBalanceCheckout>(getCreateAccountBalanceCheckoutUrl(),
  {
    operationId: 'createAccountBalanceCheckout',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(createAccountBalanceCheckoutRequest)
  }
).then(deserializeCreateAccountBalanceCheckoutResponse);}


const deserializeCreateAccountBalanceCheckoutResponse = (data: AccountBalanceCheckout): AccountBalanceCheckout => {
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