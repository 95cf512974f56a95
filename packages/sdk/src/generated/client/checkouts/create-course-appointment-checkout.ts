/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CourseAppointmentCheckout } from '../../model/courseAppointmentCheckout.ts';
import type { CreateCourseAppointmentCheckoutHeaders } from '../../model/createCourseAppointmentCheckoutHeaders.ts';
import type { CreateCourseAppointmentCheckoutRequest } from '../../model/createCourseAppointmentCheckoutRequest.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCreateCourseAppointmentCheckoutUrl = () => {




  return `/v3/checkouts/course-appointment`
}

/**
 * Buy a place in a course
 *
 * For any logged-in user. Older version that supports only stored instruments; use createCourseAppointmentCheckoutV4, which also supports tokenizations. Nothing is reserved; repeating the call without the same Idempotency-Key creates a second checkout.
 */
export const createCourseAppointmentCheckout = async (createCourseAppointmentCheckoutRequest: CreateCourseAppointmentCheckoutRequest,
    headers?: CreateCourseAppointmentCheckoutHeaders, options?: Parameters<typeof familyFetcher>[1]): Promise<CourseAppointmentCheckout> => {

    
return familyFetcher<CourseAppointmentCheckout>(getCreateCourseAppointmentCheckoutUrl(),
  {
    operationId: 'createCourseAppointmentCheckout',
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateCourseAppointmentCheckoutRequest(createCourseAppointmentCheckoutRequest))
  }
).then(deserializeCreateCourseAppointmentCheckoutResponse);}


const deserializeCreateCourseAppointmentCheckoutResponse = (data: CourseAppointmentCheckout): CourseAppointmentCheckout => {
  if (data == null) return data;
  if (data.paymentInstrument != null) {
    if (data.paymentInstrument.mandate != null) {
      data.paymentInstrument.mandate.givenAt = toDate(data.paymentInstrument.mandate.givenAt);
    }
  }
  data.createdAt = toDate(data.createdAt);
  data.expiresAt = toDate(data.expiresAt);
  if (data.courseAppointment != null) {
    if (data.courseAppointment.slots != null) {
      for (const item0 of data.courseAppointment.slots) {
        
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

const serializeCreateCourseAppointmentCheckoutRequest = (data: CreateCourseAppointmentCheckoutRequest): CreateCourseAppointmentCheckoutRequest => {
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