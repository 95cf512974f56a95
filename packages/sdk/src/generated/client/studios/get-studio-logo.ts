/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetStudioLogoUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}/logo`
}

/**
 * Logo of one studio
 *
 * Public. With X-Tenant, only a studio of that tenant; 404 if the studio has no logo. It can be cached for a day.
 */
export const getStudioLogo = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<Blob> => {

  return fetcher<Blob>(getGetStudioLogoUrl(studioId),
  {
      operationId: 'getStudioLogo', statuses: [200, 400, 404, 500, 502, 503], isFile: true,
    ...options,
    method: 'GET'


  }
);}