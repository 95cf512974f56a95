/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointment } from '../../model/bookableAppointment.ts';
import type { GetAppointmentSlotsParams } from '../../model/getAppointmentSlotsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetAppointmentSlotsUrl = (benefitId: number,
    params: GetAppointmentSlotsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}?${stringifiedParams}` : `/nox/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}`
}

/**
 * Slots of a kind of appointment in a period
 *
 * For any logged-in user. Bookable slots on days in the studio's time zone: every half hour, with an employee available for the full duration, from 2 hours to 60 days in advance. Slots booked by the account are included with alreadyBooked. At most 62 days and 1,000 slots; getAppointmentDays groups them by day.
 */
export const getAppointmentSlots = async (benefitId: number,
    params: GetAppointmentSlotsParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableAppointment> => {

  return familyFetcher<BookableAppointment>(getGetAppointmentSlotsUrl(benefitId,params),
  {
      operationId: 'getAppointmentSlots', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetAppointmentSlotsResponse);}


const deserializeGetAppointmentSlotsResponse = (data: BookableAppointment): BookableAppointment => {
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