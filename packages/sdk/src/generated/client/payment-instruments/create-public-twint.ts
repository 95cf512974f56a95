/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicTwintHeaders } from '../../model/createPublicTwintHeaders.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import type { TwintRequest } from '../../model/twintRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicTwintUrl = () => {




  return `/v3/public/paymentinstruments/twint`
}

/**
 * Use a TWINT account without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the bank account. Repeating the call creates a second one.
 */
export const createPublicTwint = async (twintRequest: TwintRequest,
    headers?: CreatePublicTwintHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicTwintUrl(),
  {
    operationId: 'createPublicTwint',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(twintRequest)
  }
).then(deserializeCreatePublicTwintResponse);}


const deserializeCreatePublicTwintResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};