/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationIndicatorLimits } from '../../model/utilizationIndicatorLimits.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetUtilizationIndicatorLimitsUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/utilization/v2/indicator/limits`
}

/**
 * Limits of the utilization indicator
 *
 * For any logged-in user, connected or not. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export const getUtilizationIndicatorLimits = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<UtilizationIndicatorLimits> => {

  return fetcher<UtilizationIndicatorLimits>(getGetUtilizationIndicatorLimitsUrl(studioId),
  {
      operationId: 'getUtilizationIndicatorLimits', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}