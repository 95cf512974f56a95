/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { TrialBooking } from '../../model/trialBooking.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getConfirmBenefitTrialUrl = (uuid: string,) => {




  return `/nox/public/v1/benefit-trial/confirm/${encodeURIComponent(String(uuid))}`
}

/**
 * Confirm a trial session
 *
 * For anyone with the link in the confirmation mail. Books the slot that was held until confirmUntil and mails the calendar file. Only now is the trial assigned to the owner of the address: members, blocked people and those who have already had a trial are rejected. Repeating the call returns the same response.
 */
export const confirmBenefitTrial = async (uuid: string, options?: Parameters<typeof fetcher>[1]): Promise<TrialBooking> => {

  return fetcher<TrialBooking>(getConfirmBenefitTrialUrl(uuid),
  {
      operationId: 'confirmBenefitTrial', statuses: [200, 400, 404, 409, 429, 500, 502, 503],
    ...options,
    method: 'POST'


  }
).then(deserializeConfirmBenefitTrialResponse);}


const deserializeConfirmBenefitTrialResponse = (data: TrialBooking): TrialBooking => {
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