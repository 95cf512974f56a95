/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCompleteTokenizationUrl = (tokenizationReference: string,) => {




  return `/v1/tokenization/${encodeURIComponent(String(tokenizationReference))}/complete`
}

/**
 * Create the instrument of an authorized tokenization
 *
 * For the account that created it. Required only to store a card without a purchase; createCourseAppointmentCheckoutV4 accepts an authorized tokenization. The first card becomes the default. Repeating the call returns the same instrument. One that is not kept (keep of initiateTokenization) is for a checkout alone.
 */
export const completeTokenization = async (tokenizationReference: string, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

  return fetcher<PaymentInstrument>(getCompleteTokenizationUrl(tokenizationReference),
  {
      operationId: 'completeTokenization', statuses: [200, 400, 401, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeCompleteTokenizationResponse);}


const deserializeCompleteTokenizationResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};