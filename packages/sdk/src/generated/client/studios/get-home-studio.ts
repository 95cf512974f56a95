/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Studio } from '../../model/studio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetHomeStudioUrl = () => {




  return `/nox/v1/studios/home`
}

/**
 * The home studio of the member
 *
 * For any logged-in user. The home studio at the tenant in X-Tenant or, without it, at the first tenant that knows the person. 404 if there is none, e.g. for people who are not customers.
 */
export const getHomeStudio = async ( options?: Parameters<typeof fetcher>[1]): Promise<Studio> => {

  return fetcher<Studio>(getGetHomeStudioUrl(),
  {
      operationId: 'getHomeStudio', statuses: [200, 400, 401, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetHomeStudioResponse);}


const deserializeGetHomeStudioResponse = (data: Studio): Studio => {
  if (data == null) return data;
  if (data.closingHoursDtos != null) {
    for (const item0 of data.closingHoursDtos) {
      
      item0.from = toDate(item0.from);
      item0.until = toDate(item0.until);
    }
  }
  return data;
};