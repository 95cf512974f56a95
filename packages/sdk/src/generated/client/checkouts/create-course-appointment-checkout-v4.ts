/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CourseAppointmentCheckout } from '../../model/courseAppointmentCheckout.ts';
import type { CreateCourseAppointmentCheckoutV4Headers } from '../../model/createCourseAppointmentCheckoutV4Headers.ts';
import type { CreateCourseAppointmentCheckoutV4Request } from '../../model/createCourseAppointmentCheckoutV4Request.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getCreateCourseAppointmentCheckoutV4Url = () => {




  return `/v4/checkouts/course-appointment`
}

/**
 * Buy a place in a course, with a tokenization
 *
 * For any logged-in user. Either a stored instrument or a tokenization pays, and free offers need neither; a tokenization thereby becomes a stored instrument. Nothing is reserved, so the first checkout finalized gets the place. Open until expiresAt; repeating the call without the same Idempotency-Key creates a second checkout. The price is in the major unit of the studio's currency.
 */
export const createCourseAppointmentCheckoutV4 = async (createCourseAppointmentCheckoutV4Request: CreateCourseAppointmentCheckoutV4Request,
    headers?: CreateCourseAppointmentCheckoutV4Headers, options?: Parameters<typeof familyFetcher>[1]): Promise<CourseAppointmentCheckout> => {

    
return familyFetcher<CourseAppointmentCheckout>(getCreateCourseAppointmentCheckoutV4Url(),
  {
    operationId: 'createCourseAppointmentCheckoutV4',
    statuses: [201, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503],
    idempotent: true,
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateCourseAppointmentCheckoutV4Request(createCourseAppointmentCheckoutV4Request))
  }
).then(deserializeCreateCourseAppointmentCheckoutV4Response);}


const deserializeCreateCourseAppointmentCheckoutV4Response = (data: CourseAppointmentCheckout): CourseAppointmentCheckout => {
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

const serializeCreateCourseAppointmentCheckoutV4Request = (data: CreateCourseAppointmentCheckoutV4Request): CreateCourseAppointmentCheckoutV4Request => {
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