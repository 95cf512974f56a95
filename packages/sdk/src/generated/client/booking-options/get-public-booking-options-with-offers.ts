/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingOptionsWithOffers } from '../../model/bookingOptionsWithOffers.ts';
import type { GetPublicBookingOptionsWithOffersParams } from '../../model/getPublicBookingOptionsWithOffersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicBookingOptionsWithOffersUrl = (params?: GetPublicBookingOptionsWithOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookingoptions/withoffers?${stringifiedParams}` : `/nox/public/v1/bookingoptions/withoffers`
}

/**
 * Booking options and offers for an appointment (public)
 *
 * Public. Offers for customers without an account; bookingOptions is always empty, even with a session. Appointments for members only have no offers.
 */
export const getPublicBookingOptionsWithOffers = async (params?: GetPublicBookingOptionsWithOffersParams, options?: Parameters<typeof fetcher>[1]): Promise<BookingOptionsWithOffers> => {

  return fetcher<BookingOptionsWithOffers>(getGetPublicBookingOptionsWithOffersUrl(params),
  {
      operationId: 'getPublicBookingOptionsWithOffers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicBookingOptionsWithOffersResponse);}


const deserializeGetPublicBookingOptionsWithOffersResponse = (data: BookingOptionsWithOffers): BookingOptionsWithOffers => {
  if (data == null) return data;
  if (data.bookingOptions != null) {
    for (const item0 of data.bookingOptions) {
      
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
  }
  return data;
};