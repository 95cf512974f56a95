/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PortalStudio } from '../../model/portalStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudiosForWhitelabelAppUrl = () => {




  return `/v1/public/studios/for-whitelabel-app`
}

/**
 * Studios of an app
 *
 * Public. Studios of the tenant, or of the facility group without a tenant; 404 without either. The same response as listStudiosForWhitelabelPortal, for apps.
 */
export const listStudiosForWhitelabelApp = async ( options?: Parameters<typeof fetcher>[1]): Promise<PortalStudio[]> => {

  return fetcher<PortalStudio[]>(getListStudiosForWhitelabelAppUrl(),
  {
      operationId: 'listStudiosForWhitelabelApp', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStudiosForWhitelabelAppResponse);}


const deserializeListStudiosForWhitelabelAppResponse = (data: PortalStudio[]): PortalStudio[] => {
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