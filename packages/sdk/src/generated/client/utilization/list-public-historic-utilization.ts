/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { HistoricUtilization } from '../../model/historicUtilization.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPublicHistoricUtilizationUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/utilization/v2/historic`
}

/**
 * Usual utilization of a studio (public)
 *
 * Public, with the same data as for members. Averages of the last four weeks by weekday and hour in the studio's local time, excluding today.
 */
export const listPublicHistoricUtilization = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<HistoricUtilization[]> => {

  return fetcher<HistoricUtilization[]>(getListPublicHistoricUtilizationUrl(studioId),
  {
      operationId: 'listPublicHistoricUtilization', statuses: [200, 400, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}