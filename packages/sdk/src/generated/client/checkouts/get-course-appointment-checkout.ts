/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CourseAppointmentCheckout } from '../../model/courseAppointmentCheckout.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetCourseAppointmentCheckoutUrl = (id: string,) => {




  return `/v3/checkouts/course-appointment/${encodeURIComponent(String(id))}`
}

/**
 * Purchase of a place in a course
 *
 * For the account that created it. Read it after the return from the bank and for the result page; booking is null until the checkout is finalized, charged is false while the booking is on the waiting list.
 */
export const getCourseAppointmentCheckout = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<CourseAppointmentCheckout> => {

  return fetcher<CourseAppointmentCheckout>(getGetCourseAppointmentCheckoutUrl(id),
  {
      operationId: 'getCourseAppointmentCheckout', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCourseAppointmentCheckoutResponse);}


const deserializeGetCourseAppointmentCheckoutResponse = (data: CourseAppointmentCheckout): CourseAppointmentCheckout => {
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