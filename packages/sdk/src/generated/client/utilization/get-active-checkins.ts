/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ActiveCheckins } from '../../model/activeCheckins.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetActiveCheckinsUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/utilization/v2/active-checkin`
}

/**
 * Number of people in a studio now
 *
 * For any logged-in user, connected or not. People counted at the entrance in the current hour, with its start, and those checked in by createCheckin who have not left yet.
 */
export const getActiveCheckins = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<ActiveCheckins> => {

  return fetcher<ActiveCheckins>(getGetActiveCheckinsUrl(studioId),
  {
      operationId: 'getActiveCheckins', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetActiveCheckinsResponse);}


const deserializeGetActiveCheckinsResponse = (data: ActiveCheckins): ActiveCheckins => {
  if (data == null) return data;
  data.countedAt = toDate(data.countedAt);
  return data;
};