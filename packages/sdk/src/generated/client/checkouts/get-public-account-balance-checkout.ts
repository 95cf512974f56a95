/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AccountBalanceCheckout } from '../../model/accountBalanceCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicAccountBalanceCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/account-balance/${encodeURIComponent(String(publicToken))}`
}

/**
 * Payment of the balance (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; balance is the current balance, so it is lower once the payment is booked.
 */
export const getPublicAccountBalanceCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<AccountBalanceCheckout> => {

  return fetcher<AccountBalanceCheckout>(getGetPublicAccountBalanceCheckoutUrl(publicToken),
  {
      operationId: 'getPublicAccountBalanceCheckout', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicAccountBalanceCheckoutResponse);}


const deserializeGetPublicAccountBalanceCheckoutResponse = (data: AccountBalanceCheckout): AccountBalanceCheckout => {
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