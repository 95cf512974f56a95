/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { GetTimetableWidgetParams } from '../../model/getTimetableWidgetParams.ts';
import type { TimetableWidget } from '../../model/timetableWidget.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetTimetableWidgetUrl = (studioId: number,
    params?: GetTimetableWidgetParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/widgets/${encodeURIComponent(String(studioId))}/timetable?${stringifiedParams}` : `/v1/public/widgets/${encodeURIComponent(String(studioId))}/timetable`
}

/**
 * Week of a studio for its website
 *
 * Public; never depends on a session. A website that the studio has not allowed, as its browser names it in Origin, is refused. Seven days of the course appointments of listPublicCourses with what is needed to show them: brand, time zone and currency.
 */
export const getTimetableWidget = async (studioId: number,
    params?: GetTimetableWidgetParams, options?: Parameters<typeof fetcher>[1]): Promise<TimetableWidget> => {

  return fetcher<TimetableWidget>(getGetTimetableWidgetUrl(studioId,params),
  {
      operationId: 'getTimetableWidget', statuses: [200, 400, 403, 404, 500, 502, 503], isCrossOrigin: true,
    ...options,
    method: 'GET'


  }
).then(deserializeGetTimetableWidgetResponse);}


const deserializeGetTimetableWidgetResponse = (data: TimetableWidget): TimetableWidget => {
  if (data == null) return data;
  data.now = toDate(data.now);
  data.startDate = toDate(data.startDate);
  if (data.courses != null) {
    for (const item0 of data.courses) {
      
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