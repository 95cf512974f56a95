/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicCreditCardHeaders } from '../../model/createPublicCreditCardHeaders.ts';
import type { CreditCardRequest } from '../../model/creditCardRequest.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicCreditCardUrl = () => {




  return `/v3/public/paymentinstruments/creditcard`
}

/**
 * Use a card without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 */
export const createPublicCreditCard = async (creditCardRequest: CreditCardRequest,
    headers?: CreatePublicCreditCardHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicCreditCardUrl(),
  {
    operationId: 'createPublicCreditCard',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(creditCardRequest)
  }
).then(deserializeCreatePublicCreditCardResponse);}


const deserializeCreatePublicCreditCardResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};