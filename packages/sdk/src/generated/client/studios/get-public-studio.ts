/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Studio } from '../../model/studio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetPublicStudioUrl = (studioId: number,) => {




  return `/nox/public/v1/studios/${encodeURIComponent(String(studioId))}`
}

/**
 * One studio
 *
 * Public. With X-Tenant, only a studio of that tenant. The country name is in the language of Accept-Language, or else of the studio; closing hours are in the studio's local time.
 */
export const getPublicStudio = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<Studio> => {

  return fetcher<Studio>(getGetPublicStudioUrl(studioId),
  {
      operationId: 'getPublicStudio', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicStudioResponse);}


const deserializeGetPublicStudioResponse = (data: Studio): Studio => {
  if (data == null) return data;
  if (data.closingHoursDtos != null) {
    for (const item0 of data.closingHoursDtos) {
      
      item0.from = toDate(item0.from);
      item0.until = toDate(item0.until);
    }
  }
  return data;
};