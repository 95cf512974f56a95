/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListStudioEventsParams } from '../../model/listStudioEventsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListStudioEventsUrl = (params: ListStudioEventsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/benefit/studio-events?${stringifiedParams}` : `/nox/v2/bookableitems/benefit/studio-events`
}

/**
 * Events of a studio in a period
 *
 * For any logged-in user. Events that begin on days in the studio's time zone, including full ones but not canceled ones; lists of courses do not contain them. Events are booked, bought and canceled like course appointments, and read with getCourse. The first 2,000 within at most 62 days.
 */
export const listStudioEvents = async (params: ListStudioEventsParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListStudioEventsUrl(params),
  {
      operationId: 'listStudioEvents', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStudioEventsResponse);}


const deserializeListStudioEventsResponse = (data: BookableCourse[]): BookableCourse[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.slots != null) {
      for (const item1 of item0.slots) {
        
        item1.startDateTime = toDate(item1.startDateTime);
        item1.endDateTime = toDate(item1.endDateTime);
        if (item1.earliestBookingDateTime != null) {
          item1.earliestBookingDateTime = toDate(item1.earliestBookingDateTime);
        }
        if (item1.latestBookingDateTime != null) {
          item1.latestBookingDateTime = toDate(item1.latestBookingDateTime);
        }
        item1.cancelableUntil = toDate(item1.cancelableUntil);
      }
    }
  }
  return data;
};