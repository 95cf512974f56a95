/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { SingleAppointmentCheckout } from '../../model/singleAppointmentCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetSingleAppointmentCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/single-appointment/${encodeURIComponent(String(id))}`
}

/**
 * Purchase of a single appointment
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized.
 */
export const getSingleAppointmentCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<SingleAppointmentCheckout> => {

  return fetcher<SingleAppointmentCheckout>(getGetSingleAppointmentCheckoutUrl(id),
  {
      operationId: 'getSingleAppointmentCheckout', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetSingleAppointmentCheckoutResponse);}


const deserializeGetSingleAppointmentCheckoutResponse = (data: SingleAppointmentCheckout): SingleAppointmentCheckout => {
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