/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointment } from '../../model/bookableAppointment.ts';
import type { GetPublicTrialSessionSlotsParams } from '../../model/getPublicTrialSessionSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicTrialSessionSlotsUrl = (benefitId: number,
    params: GetPublicTrialSessionSlotsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/trialsession?${stringifiedParams}` : `/nox/public/v1/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/trialsession`
}

/**
 * Slots for a trial session (public)
 *
 * Public variant of getTrialSessionSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const getPublicTrialSessionSlots = async (benefitId: number,
    params: GetPublicTrialSessionSlotsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableAppointment> => {

  return fetcher<BookableAppointment>(getGetPublicTrialSessionSlotsUrl(benefitId,params),
  {
      operationId: 'getPublicTrialSessionSlots', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicTrialSessionSlotsResponse);}


const deserializeGetPublicTrialSessionSlotsResponse = (data: BookableAppointment): BookableAppointment => {
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