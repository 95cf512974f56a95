/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import type { PaypalRequest } from '../../model/paypalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePaypalUrl = () => {




  return `/v3/paymentinstruments/paypal`
}

/**
 * Store a PayPal account for the account
 *
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 */
export const createPaypal = async (paypalRequest: PaypalRequest, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePaypalUrl(),
  {
    operationId: 'createPaypal',
    statuses: [201, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(paypalRequest)
  }
).then(deserializeCreatePaypalResponse);}


const deserializeCreatePaypalResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};