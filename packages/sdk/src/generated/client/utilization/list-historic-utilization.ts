/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { HistoricUtilization } from '../../model/historicUtilization.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListHistoricUtilizationUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/utilization/v2/historic`
}

/**
 * Usual utilization of a studio
 *
 * For any logged-in user, connected or not. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export const listHistoricUtilization = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<HistoricUtilization[]> => {

  return fetcher<HistoricUtilization[]>(getListHistoricUtilizationUrl(studioId),
  {
      operationId: 'listHistoricUtilization', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}