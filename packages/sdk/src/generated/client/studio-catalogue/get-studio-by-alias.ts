/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingPortalStudio } from '../../model/bookingPortalStudio.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetStudioByAliasUrl = (alias: string,) => {




  return `/v1/public/studios/${encodeURIComponent(String(alias))}`
}

/**
 * One studio by its alias
 *
 * Public, for readable addresses. Covers all chains regardless of X-Tenant, since an alias is globally unique. Returns the same fields as listBookingPortalStudios.
 */
export const getStudioByAlias = async (alias: string, options?: Parameters<typeof fetcher>[1]): Promise<BookingPortalStudio> => {

  return fetcher<BookingPortalStudio>(getGetStudioByAliasUrl(alias),
  {
      operationId: 'getStudioByAlias', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetStudioByAliasResponse);}


const deserializeGetStudioByAliasResponse = (data: BookingPortalStudio): BookingPortalStudio => {
  if (data == null) return data;
  if (data.closingHoursDtos != null) {
    for (const item0 of data.closingHoursDtos) {
      
      item0.from = toDate(item0.from);
      item0.until = toDate(item0.until);
    }
  }
  return data;
};