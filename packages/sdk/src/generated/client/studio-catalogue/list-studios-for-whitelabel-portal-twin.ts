/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PortalStudio } from '../../model/portalStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudiosForWhitelabelPortalTwinUrl = () => {




  return `/v1/public/studios/forwhitelabelportal`
}

/**
 * Studios of a portal (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelPortal with the same response; use that instead.
 */
export const listStudiosForWhitelabelPortalTwin = async ( options?: Parameters<typeof fetcher>[1]): Promise<PortalStudio[]> => {

  return fetcher<PortalStudio[]>(getListStudiosForWhitelabelPortalTwinUrl(),
  {
      operationId: 'listStudiosForWhitelabelPortalTwin', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStudiosForWhitelabelPortalTwinResponse);}


const deserializeListStudiosForWhitelabelPortalTwinResponse = (data: PortalStudio[]): PortalStudio[] => {
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