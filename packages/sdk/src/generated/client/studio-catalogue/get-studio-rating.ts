/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioRating } from '../../model/studioRating.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetStudioRatingUrl = (externalId: string,) => {




  return `/v1/public/studios/${encodeURIComponent(String(externalId))}/rating`
}

/**
 * Rating of a studio
 *
 * Public. Covers all chains regardless of X-Tenant. The rating of listBookingPortalStudios, by the number in the chain's records.
 */
export const getStudioRating = async (externalId: string, options?: Parameters<typeof fetcher>[1]): Promise<StudioRating> => {

  return fetcher<StudioRating>(getGetStudioRatingUrl(externalId),
  {
      operationId: 'getStudioRating', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}