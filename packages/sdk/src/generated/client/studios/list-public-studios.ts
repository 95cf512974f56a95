/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { Studio } from '../../model/studio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListPublicStudiosUrl = () => {




  return `/nox/public/v1/studios`
}

/**
 * The studios of the tenant
 *
 * Public. Studios of the tenant in X-Tenant, 404 without it; complete, with contacts and closing hours. The tag studio-catalogue has shorter lists, by brand or across chains.
 */
export const listPublicStudios = async ( options?: Parameters<typeof fetcher>[1]): Promise<Studio[]> => {

  return fetcher<Studio[]>(getListPublicStudiosUrl(),
  {
      operationId: 'listPublicStudios', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicStudiosResponse);}


const deserializeListPublicStudiosResponse = (data: Studio[]): Studio[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.closingHoursDtos != null) {
      for (const item1 of item0.closingHoursDtos) {
        
        item1.from = toDate(item1.from);
        item1.until = toDate(item1.until);
      }
    }
  }
  return data;
};