/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { PortalStudio } from '../../model/portalStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListStudiosForWhitelabelAppTwinUrl = () => {




  return `/v1/public/studios/forwhitelabelapp`
}

/**
 * Studios of an app (path without hyphens)
 *
 * Public. Path without hyphens of listStudiosForWhitelabelApp with the same response; use that instead.
 */
export const listStudiosForWhitelabelAppTwin = async ( options?: Parameters<typeof fetcher>[1]): Promise<PortalStudio[]> => {

  return fetcher<PortalStudio[]>(getListStudiosForWhitelabelAppTwinUrl(),
  {
      operationId: 'listStudiosForWhitelabelAppTwin', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListStudiosForWhitelabelAppTwinResponse);}


const deserializeListStudiosForWhitelabelAppTwinResponse = (data: PortalStudio[]): PortalStudio[] => {
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