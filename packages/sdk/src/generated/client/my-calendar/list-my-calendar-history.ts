/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CalendarItem } from '../../model/calendarItem.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getListMyCalendarHistoryUrl = () => {




  return `/v1/aggregated/calendaritems/history`
}

/**
 * Past and canceled bookings of the account at all tenants
 *
 * For any logged-in user. Unlike listPastCalendarItems, it covers all tenants and canceled bookings, including upcoming ones; participantStatus distinguishes them. The latest 500.
 */
export const listMyCalendarHistory = async ( options?: Parameters<typeof familyFetcher>[1]): Promise<CalendarItem[]> => {

  return familyFetcher<CalendarItem[]>(getListMyCalendarHistoryUrl(),
  {
      operationId: 'listMyCalendarHistory', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListMyCalendarHistoryResponse);}


const deserializeListMyCalendarHistoryResponse = (data: CalendarItem[]): CalendarItem[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.startDateTime = toDate(item0.startDateTime);
    item0.endDateTime = toDate(item0.endDateTime);
    if (item0.waitingListUntil != null) {
      item0.waitingListUntil = toDate(item0.waitingListUntil);
    }
    if (item0.cancelableUntil != null) {
      item0.cancelableUntil = toDate(item0.cancelableUntil);
    }
    if (item0.freeCancelationUntil != null) {
      item0.freeCancelationUntil = toDate(item0.freeCancelationUntil);
    }
    if (item0.confirmUntil != null) {
      item0.confirmUntil = toDate(item0.confirmUntil);
    }
    if (item0.ending != null) {
      item0.ending.endedAt = toDate(item0.ending.endedAt);
    }
  }
  return data;
};