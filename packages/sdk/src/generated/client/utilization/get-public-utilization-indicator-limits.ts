/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationIndicatorLimits } from '../../model/utilizationIndicatorLimits.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicUtilizationIndicatorLimitsUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/utilization/v2/indicator/limits`
}

/**
 * Limits of the utilization indicator (public)
 *
 * Public, with the same data as for members. Percent of the capacity up to which it is low, medium or high; also available if counts are not published.
 */
export const getPublicUtilizationIndicatorLimits = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<UtilizationIndicatorLimits> => {

  return fetcher<UtilizationIndicatorLimits>(getGetPublicUtilizationIndicatorLimitsUrl(studioId),
  {
      operationId: 'getPublicUtilizationIndicatorLimits', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}