/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateSingleAppointmentCheckoutHeaders } from '../../model/createSingleAppointmentCheckoutHeaders.ts';
import type { CreateSingleAppointmentCheckoutRequest } from '../../model/createSingleAppointmentCheckoutRequest.ts';
import type { SingleAppointmentCheckout } from '../../model/singleAppointmentCheckout.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCreateSingleAppointmentCheckoutUrl = () => {




  return `/v3/checkouts/single-appointment`
}

/**
 * Buy a single appointment
 *
 * For any logged-in user. Older version that supports only stored instruments; use createSingleAppointmentCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout. A paid trial session requires the fields and consents of its configuration; free ones are booked with createTrialSession.
 */
export const createSingleAppointmentCheckout = async (createSingleAppointmentCheckoutRequest: CreateSingleAppointmentCheckoutRequest,
    headers?: CreateSingleAppointmentCheckoutHeaders, options?: Parameters<typeof familyFetcher>[1]): Promise<SingleAppointmentCheckout> => {

    
return familyFetcher<SingleAppointmentCheckout>(getCreateSingleAppointmentCheckoutUrl(),
  {
    operationId: 'createSingleAppointmentCheckout',
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateSingleAppointmentCheckoutRequest(createSingleAppointmentCheckoutRequest))
  }
).then(deserializeCreateSingleAppointmentCheckoutResponse);}


const deserializeCreateSingleAppointmentCheckoutResponse = (data: SingleAppointmentCheckout): SingleAppointmentCheckout => {
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

const serializeCreateSingleAppointmentCheckoutRequest = (data: CreateSingleAppointmentCheckoutRequest): CreateSingleAppointmentCheckoutRequest => {
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