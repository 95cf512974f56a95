/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableAppointment } from '../../model/bookableAppointment.ts';
import type { GetPublicAppointmentSlotsParams } from '../../model/getPublicAppointmentSlotsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicAppointmentSlotsUrl = (benefitId: number,
    params: GetPublicAppointmentSlotsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}?${stringifiedParams}` : `/nox/public/v2/bookableitems/benefit/${encodeURIComponent(String(benefitId))}`
}

/**
 * Slots of a kind of appointment in a period (public)
 *
 * Public variant of getAppointmentSlots. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const getPublicAppointmentSlots = async (benefitId: number,
    params: GetPublicAppointmentSlotsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableAppointment> => {

  return fetcher<BookableAppointment>(getGetPublicAppointmentSlotsUrl(benefitId,params),
  {
      operationId: 'getPublicAppointmentSlots', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicAppointmentSlotsResponse);}


const deserializeGetPublicAppointmentSlotsResponse = (data: BookableAppointment): BookableAppointment => {
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