/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Checkout } from '../../model/checkout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/${encodeURIComponent(String(publicToken))}`
}

/**
 * State of a checkout (public)
 *
 * For anyone with the token. Contains the fields that all types share; getPublicCourseAppointmentCheckout also has course, offer and booking. Open checkouts become EXPIRED after expiresAt.
 */
export const getPublicCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<Checkout> => {

  return fetcher<Checkout>(getGetPublicCheckoutUrl(publicToken),
  {
      operationId: 'getPublicCheckout', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicCheckoutResponse);}


const deserializeGetPublicCheckoutResponse = (data: Checkout): Checkout => {
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