/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CourseSlice } from '../../model/courseSlice.ts';
import type { ListCourseSliceParams } from '../../model/listCourseSliceParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListCourseSliceUrl = (params: ListCourseSliceParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v2/bookableitems/courses/slice?${stringifiedParams}` : `/nox/v2/bookableitems/courses/slice`
}

/**
 * Course appointments of a period, page by page
 *
 * For any logged-in user, for lists that load while scrolling. The appointments of listCourses by page. Pages start at 0 and have 20 entries by default; there is no total, hasNext tells whether another page follows.
 */
export const listCourseSlice = async (params: ListCourseSliceParams, options?: Parameters<typeof familyFetcher>[1]): Promise<CourseSlice> => {

  return familyFetcher<CourseSlice>(getListCourseSliceUrl(params),
  {
      operationId: 'listCourseSlice', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCourseSliceResponse);}


const deserializeListCourseSliceResponse = (data: CourseSlice): CourseSlice => {
  if (data == null) return data;
  if (data.content != null) {
    for (const item0 of data.content) {
      
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
  }
  return data;
};