/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationReveal } from '../../model/utilizationReveal.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetUtilizationRevealUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/utilization/reveal`
}

/**
 * Availability of a studio's utilization
 *
 * For any logged-in user, connected or not. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export const getUtilizationReveal = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<UtilizationReveal> => {

  return fetcher<UtilizationReveal>(getGetUtilizationRevealUrl(studioId),
  {
      operationId: 'getUtilizationReveal', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}