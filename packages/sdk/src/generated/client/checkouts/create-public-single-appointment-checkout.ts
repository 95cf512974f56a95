/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicSingleAppointmentCheckoutHeaders } from '../../model/createPublicSingleAppointmentCheckoutHeaders.ts';
import type { CreateSingleAppointmentCheckoutRequest } from '../../model/createSingleAppointmentCheckoutRequest.ts';
import type { SingleAppointmentCheckout } from '../../model/singleAppointmentCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicSingleAppointmentCheckoutUrl = () => {




  return `/v3/public/checkouts/single-appointment`
}

/**
 * Buy a single appointment without an account
 *
 * Public; a session has no effect. Keep the publicToken of the response, which grants access to all further steps. The card is created by createPublicCreditCard and can be used once. Nothing is reserved, and the checkout is open until expiresAt; repeating the call without the same Idempotency-Key requires another card and creates a second checkout. A paid trial session requires the fields and consents of its configuration; free ones are booked with createPublicTrialSession.
 */
export const createPublicSingleAppointmentCheckout = async (createSingleAppointmentCheckoutRequest: CreateSingleAppointmentCheckoutRequest,
    headers?: CreatePublicSingleAppointmentCheckoutHeaders, options?: Parameters<typeof fetcher>[1]): Promise<SingleAppointmentCheckout> => {

    
return fetcher<SingleAppointmentCheckout>(getCreatePublicSingleAppointmentCheckoutUrl(),
  {
    operationId: 'createPublicSingleAppointmentCheckout',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreatePublicSingleAppointmentCheckoutRequest(createSingleAppointmentCheckoutRequest))
  }
).then(deserializeCreatePublicSingleAppointmentCheckoutResponse);}


const deserializeCreatePublicSingleAppointmentCheckoutResponse = (data: SingleAppointmentCheckout): SingleAppointmentCheckout => {
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

const serializeCreatePublicSingleAppointmentCheckoutRequest = (data: CreateSingleAppointmentCheckoutRequest): CreateSingleAppointmentCheckoutRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.customerData != null) {
    copy.customerData = { ...copy.customerData };
    if (copy.customerData.dateOfBirth != null) {
      copy.customerData.dateOfBirth = copy.customerData.dateOfBirth instanceof Date ? (copy.customerData.dateOfBirth.toISOString().slice(0, 10) as unknown as Date) : copy.customerData.dateOfBirth;
    }
  }
  return copy;
};