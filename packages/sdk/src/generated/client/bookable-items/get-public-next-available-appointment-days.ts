/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointmentDays } from '../../model/bookableAppointmentDays.ts';
import type { GetPublicNextAvailableAppointmentDaysParams } from '../../model/getPublicNextAvailableAppointmentDaysParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicNextAvailableAppointmentDaysUrl = (benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v3/bookable-items/single-appointment-benefit/${encodeURIComponent(String(benefitId))}/next-available?${stringifiedParams}` : `/nox/public/v3/bookable-items/single-appointment-benefit/${encodeURIComponent(String(benefitId))}/next-available`
}

/**
 * The next slots of a kind of appointment by calendar day (public)
 *
 * Public variant of getNextAvailableAppointmentDays. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const getPublicNextAvailableAppointmentDays = async (benefitId: number,
    params: GetPublicNextAvailableAppointmentDaysParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableAppointmentDays> => {

  return fetcher<BookableAppointmentDays>(getGetPublicNextAvailableAppointmentDaysUrl(benefitId,params),
  {
      operationId: 'getPublicNextAvailableAppointmentDays', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicNextAvailableAppointmentDaysResponse);}


const deserializeGetPublicNextAvailableAppointmentDaysResponse = (data: BookableAppointmentDays): BookableAppointmentDays => {
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