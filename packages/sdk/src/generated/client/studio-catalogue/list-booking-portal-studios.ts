/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingPortalStudio } from '../../model/bookingPortalStudio.ts';
import type { ListBookingPortalStudiosParams } from '../../model/listBookingPortalStudiosParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListBookingPortalStudiosUrl = (params?: ListBookingPortalStudiosParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/v1/public/studios/forbookingportal?${stringifiedParams}` : `/v1/public/studios/forbookingportal`
}

/**
 * Studios for a studio finder
 *
 * Public, for a studio finder across all chains, or for the tenant in X-Tenant. The most detailed list, with categories, features and rating; names are in the language of Accept-Language. Long lists are read in pages, which start at 0; getStudioCount has the number of all studios that match.
 */
export const listBookingPortalStudios = async (params?: ListBookingPortalStudiosParams, options?: Parameters<typeof fetcher>[1]): Promise<BookingPortalStudio[]> => {

  return fetcher<BookingPortalStudio[]>(getListBookingPortalStudiosUrl(params),
  {
      operationId: 'listBookingPortalStudios', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListBookingPortalStudiosResponse);}


const deserializeListBookingPortalStudiosResponse = (data: BookingPortalStudio[]): BookingPortalStudio[] => {
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