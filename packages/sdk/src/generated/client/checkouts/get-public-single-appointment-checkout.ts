/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { SingleAppointmentCheckout } from '../../model/singleAppointmentCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicSingleAppointmentCheckoutUrl = (publicToken: string,) => {




  return `/v3/public/checkouts/single-appointment/${encodeURIComponent(String(publicToken))}`
}

/**
 * Purchase of a single appointment (public)
 *
 * For anyone with the token. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export const getPublicSingleAppointmentCheckout = async (publicToken: string, options?: Parameters<typeof fetcher>[1]): Promise<SingleAppointmentCheckout> => {

  return fetcher<SingleAppointmentCheckout>(getGetPublicSingleAppointmentCheckoutUrl(publicToken),
  {
      operationId: 'getPublicSingleAppointmentCheckout', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicSingleAppointmentCheckoutResponse);}


const deserializeGetPublicSingleAppointmentCheckoutResponse = (data: SingleAppointmentCheckout): SingleAppointmentCheckout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  if (data.singleAppointment != null) {
    if (data.singleAppointment.slots != null) {
      for (const item0 of data.singleAppointment.slots) {
        
        item0.startDateTime = toDate(item0.startDateTime);
        item0.endDateTime = toDate(item0.endDateTime);
        if (item0.earliestBookingDateTime != null) {
          item0.earliestBookingDateTime = toDate(item0.earliestBookingDateTime);
        }
        if (item0.latestBookingDateTime != null) {
          item0.latestBookingDateTime = toDate(item0.latestBookingDateTime);
        }
        item0.cancelableUntil = toDate(item0.cancelableUntil);
      }
    }
  }
  if (data.customerData != null) {
    if (data.customerData.dateOfBirth != null) {
      data.customerData.dateOfBirth = toDate(data.customerData.dateOfBirth);
    }
  }
  return data;
};