/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableSingleAppointment } from '../../model/bookableSingleAppointment.ts';
import type { GetPublicSingleAppointmentSlotParams } from '../../model/getPublicSingleAppointmentSlotParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicSingleAppointmentSlotUrl = (benefitId: number,
    params: GetPublicSingleAppointmentSlotParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookableitems/single/${encodeURIComponent(String(benefitId))}?${stringifiedParams}` : `/nox/public/v1/bookableitems/single/${encodeURIComponent(String(benefitId))}`
}

/**
 * One slot of a kind of appointment (public)
 *
 * Public variant of getSingleAppointmentSlot. Without a session, benefitBookingOptionType is null and alreadyBooked is false.
 */
export const getPublicSingleAppointmentSlot = async (benefitId: number,
    params: GetPublicSingleAppointmentSlotParams, options?: Parameters<typeof fetcher>[1]): Promise<BookableSingleAppointment> => {

  return fetcher<BookableSingleAppointment>(getGetPublicSingleAppointmentSlotUrl(benefitId,params),
  {
      operationId: 'getPublicSingleAppointmentSlot', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicSingleAppointmentSlotResponse);}


const deserializeGetPublicSingleAppointmentSlotResponse = (data: BookableSingleAppointment): BookableSingleAppointment => {
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