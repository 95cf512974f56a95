/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PaymentInstrument } from '../../model/paymentInstrument.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getPreferPaymentInstrumentUrl = (id: number,) => {




  return `/v2/paymentinstruments/${encodeURIComponent(String(id))}/prefer`
}

/**
 * Make an instrument the default
 *
 * For the account that stores it. Replaces the previous default; there is exactly one. Repeating the call has no further effect.
 */
export const preferPaymentInstrument = async (id: number, options?: Parameters<typeof fetcher>[1]): Promise<PaymentInstrument> => {

  return fetcher<PaymentInstrument>(getPreferPaymentInstrumentUrl(id),
  {
      operationId: 'preferPaymentInstrument', statuses: [200, 400, 401, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializePreferPaymentInstrumentResponse);}


const deserializePreferPaymentInstrumentResponse = (data: PaymentInstrument): PaymentInstrument => {
  if (data == null) return data;
  if (data.mandate != null) {
    data.mandate.givenAt = toDate(data.mandate.givenAt);
  }
  return data;
};