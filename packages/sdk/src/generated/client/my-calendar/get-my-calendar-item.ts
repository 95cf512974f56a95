/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CalendarItem } from '../../model/calendarItem.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetMyCalendarItemUrl = (uuid: string,) => {




  return `/v1/aggregated/calendaritems/${encodeURIComponent(String(uuid))}`
}

/**
 * One booking of the account at any tenant
 *
 * For any logged-in user. Like getCalendarItem, but at any tenant.
 */
export const getMyCalendarItem = async (uuid: string, options?: Parameters<typeof familyFetcher>[1]): Promise<CalendarItem> => {

  return familyFetcher<CalendarItem>(getGetMyCalendarItemUrl(uuid),
  {
      operationId: 'getMyCalendarItem', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetMyCalendarItemResponse);}


const deserializeGetMyCalendarItemResponse = (data: CalendarItem): CalendarItem => {
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