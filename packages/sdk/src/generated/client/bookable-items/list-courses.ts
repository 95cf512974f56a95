/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookableCourse } from '../../model/bookableCourse.ts';
import type { ListCoursesParams } from '../../model/listCoursesParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListCoursesUrl = (params: ListCoursesParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses?${stringifiedParams}` : `/nox/v2/bookableitems/courses`
}

/**
 * Course appointments of a period
 *
 * For any logged-in user, for calendars. Appointments that begin on days in the studio's time zone, including full ones but not canceled ones. The first 2,000 within at most 62 days; myBooking and benefitBookingOptionType depend on the account.
 */
export const listCourses = async (params: ListCoursesParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookableCourse[]> => {

  return familyFetcher<BookableCourse[]>(getListCoursesUrl(params),
  {
      operationId: 'listCourses', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCoursesResponse);}


const deserializeListCoursesResponse = (data: BookableCourse[]): BookableCourse[] => {
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