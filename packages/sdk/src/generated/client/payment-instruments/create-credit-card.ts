/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CreditCardRequest } from '../../model/creditCardRequest.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateCreditCardUrl = () => {




  return `/v3/paymentinstruments/creditcard`
}

/**
 * Store a card for the account
 *
 * For any logged-in user. Takes a token of the payment provider for a card, never its number. The first card becomes the default; repeating the call stores a second one. The bank may require a confirmation for the first payment.
 */
export const createCreditCard = async (creditCardRequest: CreditCardRequest, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreateCreditCardUrl(),
  {
    operationId: 'createCreditCard',
    statuses: [201, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(creditCardRequest)
  }
).then(deserializeCreateCreditCardResponse);}


const deserializeCreateCreditCardResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};