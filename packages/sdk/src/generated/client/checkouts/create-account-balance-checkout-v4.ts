/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { AccountBalanceCheckout } from '../../model/accountBalanceCheckout.ts';
import type { CreateAccountBalanceCheckoutV4Headers } from '../../model/createAccountBalanceCheckoutV4Headers.ts';
import type { CreateAccountBalanceCheckoutV4Request } from '../../model/createAccountBalanceCheckoutV4Request.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateAccountBalanceCheckoutV4Url = () => {




  return `/v4/checkouts/account-balance`
}

/**
 * Pay the balance, with a tokenization
 *
 * For members of the tenant in X-Tenant. Either a stored instrument or a tokenization pays; a tokenization thereby becomes a stored instrument. The price is the current balance of the account at the studio. If there are several checkouts, the first one finalized pays. Open until expiresAt; repeating the call without the same Idempotency-Key creates another one.
 */
export const createAccountBalanceCheckoutV4 = async (createAccountBalanceCheckoutV4Request: CreateAccountBalanceCheckoutV4Request,
    headers?: CreateAccountBalanceCheckoutV4Headers, options?: Parameters<typeof fetcher>[1]): Promise<AccountBalanceCheckout> => {

    
return fetcher<AccountBalanceCheckout>(getCreateAccountBalanceCheckoutV4Url(),
  {
    operationId: 'createAccountBalanceCheckoutV4',
    statuses: [201, 400, 401, 403, 404, 409, 422, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(createAccountBalanceCheckoutV4Request)
  }
).then(deserializeCreateAccountBalanceCheckoutV4Response);}


const deserializeCreateAccountBalanceCheckoutV4Response = (data: AccountBalanceCheckout): AccountBalanceCheckout => {
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