/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccessRefusalConfiguration } from '../../model/accessRefusalConfiguration.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAccessRefusalConfigurationUrl = () => {




  return `/nox/v1/accessrefusal/configuration`
}

/**
 * Configuration of refused entries
 *
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 */
export const getAccessRefusalConfiguration = async ( options?: Parameters<typeof fetcher>[1]): Promise<AccessRefusalConfiguration> => {

  return fetcher<AccessRefusalConfiguration>(getGetAccessRefusalConfigurationUrl(),
  {
      operationId: 'getAccessRefusalConfiguration', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}