/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CalendarItem } from '../../model/calendarItem.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getListMyCurrentCalendarItemsUrl = () => {




  return `/v1/aggregated/calendaritems/current`
}

/**
 * Upcoming bookings of the account at all tenants
 *
 * For any logged-in user, for the page "my bookings" of accounts with several studios. Like listCurrentCalendarItems, but for all tenants regardless of X-Tenant; for a person that the account acts for, only at the tenant. At most 500.
 */
export const listMyCurrentCalendarItems = async ( options?: Parameters<typeof familyFetcher>[1]): Promise<CalendarItem[]> => {

  return familyFetcher<CalendarItem[]>(getListMyCurrentCalendarItemsUrl(),
  {
      operationId: 'listMyCurrentCalendarItems', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListMyCurrentCalendarItemsResponse);}


const deserializeListMyCurrentCalendarItemsResponse = (data: CalendarItem[]): CalendarItem[] => {
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