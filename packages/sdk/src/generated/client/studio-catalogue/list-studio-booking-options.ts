/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { StudioBookingOptions } from '../../model/studioBookingOptions.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudioBookingOptionsUrl = () => {




  return `/v1/public/studios/bookingoptions`
}

/**
 * Booking options of each studio
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Options available without a membership, in the order of the studio's menu. listStudiosForMySportsGuest has only studios with options.
 */
export const listStudioBookingOptions = async ( options?: Parameters<typeof fetcher>[1]): Promise<StudioBookingOptions[]> => {

  return fetcher<StudioBookingOptions[]>(getListStudioBookingOptionsUrl(),
  {
      operationId: 'listStudioBookingOptions', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}