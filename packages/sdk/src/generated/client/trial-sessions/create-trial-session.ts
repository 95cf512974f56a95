/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CreateTrialSessionRequest } from '../../model/createTrialSessionRequest.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateTrialSessionUrl = () => {




  return `/v1/trialsessions`
}

/**
 * Book a trial session
 *
 * For any logged-in user who is not a member of the tenant and has not had a trial there: each person has one. Books the employee's time at once. Only for free trials; use createSingleAppointmentCheckoutV4 with its offerId for paid ones. Repeating the call fails with trialsession.error.alreadyused.
 */
export const createTrialSession = async (createTrialSessionRequest: CreateTrialSessionRequest, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getCreateTrialSessionUrl(),
  {
    operationId: 'createTrialSession',
    statuses: [201, 400, 401, 404, 409, 422, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeCreateTrialSessionRequest(createTrialSessionRequest))
  }
).then(deserializeCreateTrialSessionResponse);}


const deserializeCreateTrialSessionResponse = (data: TrialBooking): TrialBooking => {
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

const serializeCreateTrialSessionRequest = (data: CreateTrialSessionRequest): CreateTrialSessionRequest => {
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