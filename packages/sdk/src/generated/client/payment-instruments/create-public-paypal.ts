/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicPaypalHeaders } from '../../model/createPublicPaypalHeaders.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import type { PaypalRequest } from '../../model/paypalRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicPaypalUrl = () => {




  return `/v3/public/paymentinstruments/paypal`
}

/**
 * Use a PayPal account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const createPublicPaypal = async (paypalRequest: PaypalRequest,
    headers?: CreatePublicPaypalHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicPaypalUrl(),
  {
    operationId: 'createPublicPaypal',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(paypalRequest)
  }
).then(deserializeCreatePublicPaypalResponse);}


const deserializeCreatePublicPaypalResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};