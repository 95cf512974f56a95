/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingOption } from '../../model/bookingOption.ts';
import type { ListPublicBookingOptionsParams } from '../../model/listPublicBookingOptionsParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListPublicBookingOptionsUrl = (params?: ListPublicBookingOptionsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookingoptions?${stringifiedParams}` : `/nox/public/v1/bookingoptions`
}

/**
 * Booking options for an appointment (public)
 *
 * Public. Without an account there are no booking options, so the list is always empty and only confirms that the appointment exists. getPublicBookingOptionsWithOffers has the offers.
 */
export const listPublicBookingOptions = async (params?: ListPublicBookingOptionsParams, options?: Parameters<typeof fetcher>[1]): Promise<BookingOption[]> => {

  return fetcher<BookingOption[]>(getListPublicBookingOptionsUrl(params),
  {
      operationId: 'listPublicBookingOptions', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListPublicBookingOptionsResponse);}


const deserializeListPublicBookingOptionsResponse = (data: BookingOption[]): BookingOption[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    if (item0.validFrom != null) {
      item0.validFrom = toDate(item0.validFrom);
    }
    if (item0.validUntil != null) {
      item0.validUntil = toDate(item0.validUntil);
    }
    if (item0.renewsOn != null) {
      item0.renewsOn = toDate(item0.renewsOn);
    }
  }
  return data;
};