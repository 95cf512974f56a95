/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateSingleAppointmentCheckoutV4Headers } from '../../model/createSingleAppointmentCheckoutV4Headers.ts';
import type { CreateSingleAppointmentCheckoutV4Request } from '../../model/createSingleAppointmentCheckoutV4Request.ts';
import type { SingleAppointmentCheckout } from '../../model/singleAppointmentCheckout.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCreateSingleAppointmentCheckoutV4Url = () => {




  return `/v4/checkouts/single-appointment`
}

/**
 * Buy a single appointment, with a tokenization
 *
 * For any logged-in user. Either a stored instrument or a tokenization pays, and free offers need neither; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the slot. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. The price is in the major unit of the studio's currency. A paid trial session requires the fields and consents of its configuration; free ones are booked with createTrialSession.
 */
export const createSingleAppointmentCheckoutV4 = async (createSingleAppointmentCheckoutV4Request: CreateSingleAppointmentCheckoutV4Request,
    headers?: CreateSingleAppointmentCheckoutV4Headers, options?: Parameters<typeof familyFetcher>[1]): Promise<SingleAppointmentCheckout> => {

    
return familyFetcher<SingleAppointmentCheckout>(getCreateSingleAppointmentCheckoutV4Url(),
  {
    operationId: 'createSingleAppointmentCheckoutV4',
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateSingleAppointmentCheckoutV4Request(createSingleAppointmentCheckoutV4Request))
  }
).then(deserializeCreateSingleAppointmentCheckoutV4Response);}


const deserializeCreateSingleAppointmentCheckoutV4Response = (data: SingleAppointmentCheckout): SingleAppointmentCheckout => {
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

const serializeCreateSingleAppointmentCheckoutV4Request = (data: CreateSingleAppointmentCheckoutV4Request): CreateSingleAppointmentCheckoutV4Request => {
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