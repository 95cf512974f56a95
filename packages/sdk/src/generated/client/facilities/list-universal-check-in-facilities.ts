/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckInFacility } from '../../model/checkInFacility.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListUniversalCheckInFacilitiesUrl = () => {




  return `/v1/public/universal-check-in/facilities`
}

/**
 * Facilities where members of other chains can check in
 *
 * Public. Across all chains, or only of the tenant in X-Tenant. Clients calculate distances from the coordinates.
 */
export const listUniversalCheckInFacilities = async ( options?: Parameters<typeof fetcher>[1]): Promise<CheckInFacility[]> => {

  return fetcher<CheckInFacility[]>(getListUniversalCheckInFacilitiesUrl(),
  {
      operationId: 'listUniversalCheckInFacilities', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListUniversalCheckInFacilitiesResponse);}


const deserializeListUniversalCheckInFacilitiesResponse = (data: CheckInFacility[]): CheckInFacility[] => {
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