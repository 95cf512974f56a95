/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { UtilizationReveal } from '../../model/utilizationReveal.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicUtilizationRevealUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/utilization/reveal`
}

/**
 * Availability of a studio's utilization (public)
 *
 * Public, with the same data as for members. Call it first, since counts fail with utilization.error.notrevealed if it is false.
 */
export const getPublicUtilizationReveal = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<UtilizationReveal> => {

  return fetcher<UtilizationReveal>(getGetPublicUtilizationRevealUrl(studioId),
  {
      operationId: 'getPublicUtilizationReveal', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}