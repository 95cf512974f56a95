/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TenantInfo } from '../../model/tenantInfo.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetTenantUrl = () => {




  return `/nox/public/v1/tenant`
}

/**
 * The tenant named by X-Tenant
 *
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 */
export const getTenant = async ( options?: Parameters<typeof fetcher>[1]): Promise<TenantInfo> => {

  return fetcher<TenantInfo>(getGetTenantUrl(),
  {
      operationId: 'getTenant', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}