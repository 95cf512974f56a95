/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AccountBalanceCheckout } from '../../model/accountBalanceCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAccountBalanceCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/account-balance/${encodeURIComponent(String(id))}`
}

/**
 * Payment of the balance
 *
 * For the account that created it. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export const getAccountBalanceCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<AccountBalanceCheckout> => {

  return fetcher<AccountBalanceCheckout>(getGetAccountBalanceCheckoutUrl(id),
  {
      operationId: 'getAccountBalanceCheckout', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetAccountBalanceCheckoutResponse);}


const deserializeGetAccountBalanceCheckoutResponse = (data: AccountBalanceCheckout): AccountBalanceCheckout => {
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