/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointment } from '../../model/bookableAppointment.ts';
import type { GetPublicNextAvailableAppointmentSlotsParams } from '../../model/getPublicNextAvailableAppointmentSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicNextAvailableAppointmentSlotsUrl = (benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/nextavailable?${stringifiedParams}` : `/nox/public/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}/nextavailable`
}

/**
 * The next slots of a kind of appointment (public)
 *
 * Public variant of getNextAvailableAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const getPublicNextAvailableAppointmentSlots = async (benefitId: number,
    params: GetPublicNextAvailableAppointmentSlotsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableAppointment> => {

  return fetcher<BookableAppointment>(getGetPublicNextAvailableAppointmentSlotsUrl(benefitId,params),
  {
      operationId: 'getPublicNextAvailableAppointmentSlots', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicNextAvailableAppointmentSlotsResponse);}


const deserializeGetPublicNextAvailableAppointmentSlotsResponse = (data: BookableAppointment): BookableAppointment => {
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