/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { GetStudioCountParams } from '../../model/getStudioCountParams.ts';
import type { StudioCount } from '../../model/studioCount.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetStudioCountUrl = (params?: GetStudioCountParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/studios/count?${stringifiedParams}` : `/v1/public/studios/count`
}

/**
 * Number of studios
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. The length of all pages of listBookingPortalStudios with the same filters.
 */
export const getStudioCount = async (params?: GetStudioCountParams, options?: Parameters<typeof fetcher>[1]): Promise<StudioCount> => {

  return fetcher<StudioCount>(getGetStudioCountUrl(params),
  {
      operationId: 'getStudioCount', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}