/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointment } from '../../model/bookableAppointment.ts';
import type { GetNextAvailableAppointmentSlotsParams } from '../../model/getNextAvailableAppointmentSlotsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetNextAvailableAppointmentSlotsUrl = (benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/nextavailable?${stringifiedParams}` : `/nox/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/nextavailable`
}

/**
 * The next slots of a kind of appointment
 *
 * For any logged-in user. The next bookable slots; the default limit is 10. Slots booked by the account are excluded.
 */
export const getNextAvailableAppointmentSlots = async (benefitId: number,
    params: GetNextAvailableAppointmentSlotsParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableAppointment> => {

  return familyFetcher<BookableAppointment>(getGetNextAvailableAppointmentSlotsUrl(benefitId,params),
  {
      operationId: 'getNextAvailableAppointmentSlots', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetNextAvailableAppointmentSlotsResponse);}


const deserializeGetNextAvailableAppointmentSlotsResponse = (data: BookableAppointment): BookableAppointment => {
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