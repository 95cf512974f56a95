/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ListedStudio } from '../../model/listedStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudiosForStudioConnectUrl = () => {




  return `/v1/public/studios/forstudioconnect`
}

/**
 * Studios that an account can connect to
 *
 * Public, to choose from before connectWithCustomerCode and similar calls. Across all chains, or only of the tenant in X-Tenant.
 */
export const listStudiosForStudioConnect = async ( options?: Parameters<typeof fetcher>[1]): Promise<ListedStudio[]> => {

  return fetcher<ListedStudio[]>(getListStudiosForStudioConnectUrl(),
  {
      operationId: 'listStudiosForStudioConnect', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}