/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { BancontactCardRequest } from '../../model/bancontactCardRequest.ts';
import type { CreatePublicBancontactCardHeaders } from '../../model/createPublicBancontactCardHeaders.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicBancontactCardUrl = () => {




  return `/v3/public/paymentinstruments/bancontactcard`
}

/**
 * Use a Bancontact card without an account
 *
 * Public. Valid for one public checkout and not stored for an account; its id must be kept secret like the card. Repeating the call creates a second one.
 */
export const createPublicBancontactCard = async (bancontactCardRequest: BancontactCardRequest,
    headers?: CreatePublicBancontactCardHeaders, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

    
return fetcher<PaymentInstrument>(getCreatePublicBancontactCardUrl(),
  {
    operationId: 'createPublicBancontactCard',
    statuses: [201, 400, 403, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(bancontactCardRequest)
  }
).then(deserializeCreatePublicBancontactCardResponse);}


const deserializeCreatePublicBancontactCardResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};