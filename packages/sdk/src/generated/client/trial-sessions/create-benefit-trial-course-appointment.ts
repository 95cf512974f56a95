/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateBenefitTrialCourseAppointmentHeaders } from '../../model/createBenefitTrialCourseAppointmentHeaders.ts';
import type { CreateTrialCourseRequest } from '../../model/createTrialCourseRequest.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateBenefitTrialCourseAppointmentUrl = () => {




  return `/v1/public/benefit-trial/book-course-appointment`
}

/**
 * Try a course
 *
 * Public, if coursesAllowed of the configuration is true and the course's price names the trial. Books a place in the course free of charge, regardless of its price; waiting lists are not available. Confirmation and errors are as in createPublicTrialSession.
 */
export const createBenefitTrialCourseAppointment = async (createTrialCourseRequest: CreateTrialCourseRequest,
    headers?: CreateBenefitTrialCourseAppointmentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getCreateBenefitTrialCourseAppointmentUrl(),
  {
    operationId: 'createBenefitTrialCourseAppointment',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateBenefitTrialCourseAppointmentRequest(createTrialCourseRequest))
  }
).then(deserializeCreateBenefitTrialCourseAppointmentResponse);}


const deserializeCreateBenefitTrialCourseAppointmentResponse = (data: TrialBooking): TrialBooking => {
  if (data == null) return data;
  if (data.confirmUntil != null) {
    data.confirmUntil = toDate(data.confirmUntil);
  }
  if (data.calendarItem != null) {
    data.calendarItem.startDateTime = toDate(data.calendarItem.startDateTime);
    data.calendarItem.endDateTime = toDate(data.calendarItem.endDateTime);
    if (data.calendarItem.waitingListUntil != null) {
      data.calendarItem.waitingListUntil = toDate(data.calendarItem.waitingListUntil);
    }
    if (data.calendarItem.cancelableUntil != null) {
      data.calendarItem.cancelableUntil = toDate(data.calendarItem.cancelableUntil);
    }
    if (data.calendarItem.freeCancelationUntil != null) {
      data.calendarItem.freeCancelationUntil = toDate(data.calendarItem.freeCancelationUntil);
    }
    if (data.calendarItem.confirmUntil != null) {
      data.calendarItem.confirmUntil = toDate(data.calendarItem.confirmUntil);
    }
    if (data.calendarItem.ending != null) {
      data.calendarItem.ending.endedAt = toDate(data.calendarItem.ending.endedAt);
    }
  }
  return data;
};

const serializeCreateBenefitTrialCourseAppointmentRequest = (data: CreateTrialCourseRequest): CreateTrialCourseRequest => {
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