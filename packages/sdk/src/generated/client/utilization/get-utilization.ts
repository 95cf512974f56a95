/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Utilization } from '../../model/utilization.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetUtilizationUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/utilization`
}

/**
 * Utilization of a studio today
 *
 * For any logged-in user, connected or not. All hours of today in the studio's time zone; past hours and the current one as counted, future ones as expected from the last four weeks. In percent of the capacity.
 */
export const getUtilization = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<Utilization> => {

  return fetcher<Utilization>(getGetUtilizationUrl(studioId),
  {
      operationId: 'getUtilization', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetUtilizationResponse);}


const deserializeGetUtilizationResponse = (data: Utilization): Utilization => {
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