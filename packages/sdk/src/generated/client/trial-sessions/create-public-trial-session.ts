/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { addHeaders } from '../../../runtime/headers.ts';
import { toDate } from '../../../runtime/toDate.ts';
import type { CreatePublicTrialSessionHeaders } from '../../model/createPublicTrialSessionHeaders.ts';
import type { CreateTrialSessionRequest } from '../../model/createTrialSessionRequest.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreatePublicTrialSessionUrl = () => {




  return `/v1/public/trialsessions`
}

/**
 * Book a trial session without an account
 *
 * Public. Without a session, the slot is held until confirmUntil, and a mail asks the person to confirm it (confirmBenefitTrial); unconfirmed slots are released. The booking is not attached to an account with the address, and the response does not reveal whether there is one. The trial is not used up until a booking is confirmed, so the person may hold several slots; the same slot again fails with booking.error.alreadybooked. With a session, it works like createTrialSession.
 */
export const createPublicTrialSession = async (createTrialSessionRequest: CreateTrialSessionRequest,
    headers?: CreatePublicTrialSessionHeaders, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

    
return fetcher<TrialBooking>(getCreatePublicTrialSessionUrl(),
  {
    operationId: 'createPublicTrialSession',
    statuses: [201, 400, 403, 404, 409, 422, 429, 500, 502, 503],
    ...options,
    method: 'POST',
    headers: addHeaders(options?.headers, headers),
    body: JSON.stringify(serializeCreatePublicTrialSessionRequest(createTrialSessionRequest))
  }
).then(deserializeCreatePublicTrialSessionResponse);}


const deserializeCreatePublicTrialSessionResponse = (data: TrialBooking): TrialBooking => {
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

const serializeCreatePublicTrialSessionRequest = (data: CreateTrialSessionRequest): CreateTrialSessionRequest => {
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