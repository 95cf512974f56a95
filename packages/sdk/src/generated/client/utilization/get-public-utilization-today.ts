/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Utilization } from '../../model/utilization.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicUtilizationTodayUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/utilization/v2/today`
}

/**
 * Utilization of a studio today so far (public)
 *
 * Public, with the same data as for members. Hours of today that have begun, in the studio's time zone; getPublicUtilization also has future ones.
 */
export const getPublicUtilizationToday = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<Utilization> => {

  return fetcher<Utilization>(getGetPublicUtilizationTodayUrl(studioId),
  {
      operationId: 'getPublicUtilizationToday', statuses: [200, 400, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicUtilizationTodayResponse);}


const deserializeGetPublicUtilizationTodayResponse = (data: Utilization): Utilization => {
  if (data == null) return data;
  data.date = toDate(data.date);
  if (data.hours != null) {
    for (const item0 of data.hours) {
      
      item0.startDateTime = toDate(item0.startDateTime);
      item0.endDateTime = toDate(item0.endDateTime);
    }
  }
  return data;
};