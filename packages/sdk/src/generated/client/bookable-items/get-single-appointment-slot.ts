/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableSingleAppointment } from '../../model/bookableSingleAppointment.ts';
import type { GetSingleAppointmentSlotParams } from '../../model/getSingleAppointmentSlotParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetSingleAppointmentSlotUrl = (benefitId: number,
    params: GetSingleAppointmentSlotParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookableitems/single/${encodeURIComponent(String(benefitId))}?${stringifiedParams}` : `/nox/v1/bookableitems/single/${encodeURIComponent(String(benefitId))}`
}

/**
 * One slot of a kind of appointment
 *
 * For any logged-in user, before and after a booking. Returns one slot and whether it is available. Booked slots and slots outside the booking window have available false. Times outside the working hours of all employees are not found, unless the account has booked them. A booked slot names its employee.
 */
export const getSingleAppointmentSlot = async (benefitId: number,
    params: GetSingleAppointmentSlotParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableSingleAppointment> => {

  return familyFetcher<BookableSingleAppointment>(getGetSingleAppointmentSlotUrl(benefitId,params),
  {
      operationId: 'getSingleAppointmentSlot', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetSingleAppointmentSlotResponse);}


const deserializeGetSingleAppointmentSlotResponse = (data: BookableSingleAppointment): BookableSingleAppointment => {
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