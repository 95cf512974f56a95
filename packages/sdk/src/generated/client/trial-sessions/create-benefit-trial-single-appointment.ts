/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreateBenefitTrialSingleAppointmentHeaders } from '../../model/createBenefitTrialSingleAppointmentHeaders.ts';
import type { CreateTrialSessionRequest } from '../../model/createTrialSessionRequest.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateBenefitTrialSingleAppointmentUrl = () => {




  return `/v1/public/benefit-trial/book-single-appointment`
}

/**
 * Try a kind of appointment
 *
 * Public. Does the same as createPublicTrialSession; createBenefitTrialCourseAppointment is for trying a course instead.
 */
export const createBenefitTrialSingleAppointment = async (createTrialSessionRequest: CreateTrialSessionRequest,
    headers?: CreateBenefitTrialSingleAppointmentHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getCreateBenefitTrialSingleAppointmentUrl(),
  {
    operationId: 'createBenefitTrialSingleAppointment',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreateBenefitTrialSingleAppointmentRequest(createTrialSessionRequest))
  }
).then(deserializeCreateBenefitTrialSingleAppointmentResponse);}


const deserializeCreateBenefitTrialSingleAppointmentResponse = (data: TrialBooking): TrialBooking => {
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

const serializeCreateBenefitTrialSingleAppointmentRequest = (data: CreateTrialSessionRequest): CreateTrialSessionRequest => {
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