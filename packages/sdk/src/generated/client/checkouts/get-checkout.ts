/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Checkout } from '../../model/checkout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/${encodeURIComponent(String(id))}`
}

/**
 * State of a checkout
 *
 * For the account that created it. Contains the fields that all types share; getCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt. The price is in the major unit of its currency.
 */
export const getCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

  return fetcher<Checkout>(getGetCheckoutUrl(id),
  {
      operationId: 'getCheckout', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCheckoutResponse);}


const deserializeGetCheckoutResponse = (data: Checkout): Checkout => {
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