/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CourseSlice } from '../../model/courseSlice.ts';
import type { ListPublicCourseSliceParams } from '../../model/listPublicCourseSliceParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicCourseSliceUrl = (params: ListPublicCourseSliceParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v2/bookableitems/courses/slice?${stringifiedParams}` : `/nox/public/v2/bookableitems/courses/slice`
}

/**
 * Course appointments of a period, page by page (public)
 *
 * Public variant of listCourseSlice, with or without a session.
 */
export const listPublicCourseSlice = async (params: ListPublicCourseSliceParams, options?: Parameters<typeof fetcher>[1]): Promise<CourseSlice> => {

  return fetcher<CourseSlice>(getListPublicCourseSliceUrl(params),
  {
      operationId: 'listPublicCourseSlice', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicCourseSliceResponse);}


const deserializeListPublicCourseSliceResponse = (data: CourseSlice): CourseSlice => {
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