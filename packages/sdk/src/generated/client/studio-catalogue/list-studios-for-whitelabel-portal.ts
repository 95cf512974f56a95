/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PortalStudio } from '../../model/portalStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudiosForWhitelabelPortalUrl = () => {




  return `/v1/public/studios/for-whitelabel-portal`
}

/**
 * Studios of a portal
 *
 * Public, for portals of one brand. Studios of the tenant, or of the facility group without a tenant; 404 without either. Use listBookingPortalStudios for a finder across all chains.
 */
export const listStudiosForWhitelabelPortal = async ( options?: Parameters<typeof fetcher>[1]): Promise<PortalStudio[]> => {

  return fetcher<PortalStudio[]>(getListStudiosForWhitelabelPortalUrl(),
  {
      operationId: 'listStudiosForWhitelabelPortal', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStudiosForWhitelabelPortalResponse);}


const deserializeListStudiosForWhitelabelPortalResponse = (data: PortalStudio[]): PortalStudio[] => {
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