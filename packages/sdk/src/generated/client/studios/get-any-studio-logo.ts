/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAnyStudioLogoUrl = () => {




  return `/nox/public/v1/studios/any/logo`
}

/**
 * Shared logo of the tenant's studios
 *
 * Public, by the tenant in X-Tenant, for use before a studio is chosen. Vary includes X-Tenant, so that caches separate tenants.
 */
export const getAnyStudioLogo = async ( options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetAnyStudioLogoUrl(),
  {
      operationId: 'getAnyStudioLogo', statuses: [200, 400, 404, 500, 502, 503], isFile: true,
    ...options,
    method: 'GET'


  }
);}