/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CalendarItem } from '../../model/calendarItem.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetCalendarItemUrl = (id: string,) => {




  return `/nox/v1/calendar/${encodeURIComponent(String(id))}`
}

/**
 * One booking
 *
 * For any logged-in user. A booking of the account in any state, including past and canceled ones; with X-Tenant, only at that tenant. Instants have the studio's offset.
 */
export const getCalendarItem = async (id: string, options?: Parameters<typeof familyFetcher>[1]): Promise<CalendarItem> => {

  return familyFetcher<CalendarItem>(getGetCalendarItemUrl(id),
  {
      operationId: 'getCalendarItem', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetCalendarItemResponse);}


const deserializeGetCalendarItemResponse = (data: CalendarItem): CalendarItem => {
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