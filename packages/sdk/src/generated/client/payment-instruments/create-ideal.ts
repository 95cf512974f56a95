/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { IdealRequest } from '../../model/idealRequest.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateIdealUrl = () => {




  return `/v3/paymentinstruments/ideal`
}

/**
 * Store an iDEAL bank account for the account
 *
 * For any logged-in user. Takes a token of the payment provider for this type only. The first instrument becomes the default; repeating the call stores a second one. The holder must confirm the first payment.
 */
export const createIdeal = async (idealRequest: IdealRequest, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreateIdealUrl(),
  {
    operationId: 'createIdeal',
    statuses: [201, 400, 401, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(idealRequest)
  }
).then(deserializeCreateIdealResponse);}


const deserializeCreateIdealResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};