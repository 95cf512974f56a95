/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointment } from '../../model/bookableAppointment.ts';
import type { GetTrialSessionSlotsParams } from '../../model/getTrialSessionSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetTrialSessionSlotsUrl = (benefitId: number,
    params: GetTrialSessionSlotsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/trialsession?${stringifiedParams}` : `/nox/v1/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/trialsession`
}

/**
 * Slots for a trial session
 *
 * For any logged-in user. Slots of a kind that the studio offers as a trial session, on days in the studio's time zone; at most 62 days and 1,000 slots. Kinds that are not a trial session there are not found. Nothing is reserved.
 */
export const getTrialSessionSlots = async (benefitId: number,
    params: GetTrialSessionSlotsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableAppointment> => {

  return fetcher<BookableAppointment>(getGetTrialSessionSlotsUrl(benefitId,params),
  {
      operationId: 'getTrialSessionSlots', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetTrialSessionSlotsResponse);}


const deserializeGetTrialSessionSlotsResponse = (data: BookableAppointment): BookableAppointment => {
  if (data == null) return data;
  if (data.slots != null) {
    for (const item0 of data.slots) {
      
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
  return data;
};