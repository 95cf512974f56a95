/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CalendarItem } from '../../model/calendarItem.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicCalendarItemUrl = (id: string,) => {




  return `/nox/public/v1/calendar/${encodeURIComponent(String(id))}`
}

/**
 * One booking, by its uuid
 *
 * For anyone with the uuid, which is returned by bookings without an account. Does not find bookings of accounts.
 */
export const getPublicCalendarItem = async (id: string, options?: Parameters<typeof fetcher>[1]): Promise<CalendarItem> => {

  return fetcher<CalendarItem>(getGetPublicCalendarItemUrl(id),
  {
      operationId: 'getPublicCalendarItem', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicCalendarItemResponse);}


const deserializeGetPublicCalendarItemResponse = (data: CalendarItem): CalendarItem => {
  if (data == null) return data;
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  if (data.waitingListUntil != null) {
    data.waitingListUntil = toDate(data.waitingListUntil);
  }
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  if (data.freeCancelationUntil != null) {
    data.freeCancelationUntil = toDate(data.freeCancelationUntil);
  }
  if (data.confirmUntil != null) {
    data.confirmUntil = toDate(data.confirmUntil);
  }
  if (data.ending != null) {
    data.ending.endedAt = toDate(data.ending.endedAt);
  }
  return data;
};