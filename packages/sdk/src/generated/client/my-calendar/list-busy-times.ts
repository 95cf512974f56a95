/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BusyTime } from '../../model/busyTime.ts';
import type { ListBusyTimesParams } from '../../model/listBusyTimesParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListBusyTimesUrl = (params: ListBusyTimesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/me/personalcalendar/busytimes?${stringifiedParams}` : `/v1/me/personalcalendar/busytimes`
}

/**
 * Busy times of the account
 *
 * For any logged-in user. The times at which the personal calendar says that the user is busy, without what for. All-day events count from midnight to midnight, and only if the calendar shows them as busy. The calendar is read again in the background when the last time was 15 minutes ago; this response then has the earlier times. Times more than 62 days after it was read are unknown.
 */
export const listBusyTimes = async (params: ListBusyTimesParams, options?: Parameters<typeof fetcher>[1]): Promise<BusyTime[]> => {

  return fetcher<BusyTime[]>(getListBusyTimesUrl(params),
  {
      operationId: 'listBusyTimes', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListBusyTimesResponse);}


const deserializeListBusyTimesResponse = (data: BusyTime[]): BusyTime[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.startDateTime = toDate(item0.startDateTime);
    item0.endDateTime = toDate(item0.endDateTime);
  }
  return data;
};