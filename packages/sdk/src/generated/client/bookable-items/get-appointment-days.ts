/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointmentDays } from '../../model/bookableAppointmentDays.ts';
import type { GetAppointmentDaysParams } from '../../model/getAppointmentDaysParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetAppointmentDaysUrl = (benefitId: number,
    params: GetAppointmentDaysParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v3/bookable-items/single-appointment-benefit/${encodeURIComponent(String(benefitId))}?${stringifiedParams}` : `/nox/v3/bookable-items/single-appointment-benefit/${encodeURIComponent(String(benefitId))}`
}

/**
 * Slots of a kind of appointment by calendar day
 *
 * For any logged-in user. Latest version of getAppointmentSlots: the same slots, grouped by calendar day in the studio's time zone, so that clients need not derive it. At most 62 days and 1,000 slots.
 */
export const getAppointmentDays = async (benefitId: number,
    params: GetAppointmentDaysParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableAppointmentDays> => {

  return familyFetcher<BookableAppointmentDays>(getGetAppointmentDaysUrl(benefitId,params),
  {
      operationId: 'getAppointmentDays', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetAppointmentDaysResponse);}


const deserializeGetAppointmentDaysResponse = (data: BookableAppointmentDays): BookableAppointmentDays => {
  if (data == null) return data;
  if (data.days != null) {
    for (const item0 of data.days) {
      
      item0.date = toDate(item0.date);
      if (item0.slots != null) {
        for (const item1 of item0.slots) {
          
          item1.startDateTime = toDate(item1.startDateTime);
          item1.endDateTime = toDate(item1.endDateTime);
          if (item1.earliestBookingDateTime != null) {
            item1.earliestBookingDateTime = toDate(item1.earliestBookingDateTime);
          }
          if (item1.latestBookingDateTime != null) {
            item1.latestBookingDateTime = toDate(item1.latestBookingDateTime);
          }
          item1.cancelableUntil = toDate(item1.cancelableUntil);
        }
      }
    }
  }
  return data;
};