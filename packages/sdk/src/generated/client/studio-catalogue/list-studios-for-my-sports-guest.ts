/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListedStudio } from '../../model/listedStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudiosForMySportsGuestUrl = () => {




  return `/v1/public/studios/formysportsguest`
}

/**
 * Studios where guests can book
 *
 * Public. Studios with something to book without a membership; listStudioBookingOptions has the options. Across all chains, or only of the tenant in X-Tenant.
 */
export const listStudiosForMySportsGuest = async ( options?: Parameters<typeof fetcher>[1]): Promise<ListedStudio[]> => {

  return fetcher<ListedStudio[]>(getListStudiosForMySportsGuestUrl(),
  {
      operationId: 'listStudiosForMySportsGuest', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}