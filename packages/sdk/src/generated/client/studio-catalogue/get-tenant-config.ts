/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TenantConfig } from '../../model/tenantConfig.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTenantConfigUrl = (publicFacilityGroup: string,) => {




  return `/v1/public/studios/${encodeURIComponent(String(publicFacilityGroup))}/config`
}

/**
 * Start configuration of a portal
 *
 * Public; called with a studio code, before a tenant or studio is known. A group with one studio names it, a group with several has null, and a group without a tenant is a booking portal. Also available during maintenance, which it reports.
 */
export const getTenantConfig = async (publicFacilityGroup: string, options?: Parameters<typeof fetcher>[1]): Promise<TenantConfig> => {

  return fetcher<TenantConfig>(getGetTenantConfigUrl(publicFacilityGroup),
  {
      operationId: 'getTenantConfig', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}