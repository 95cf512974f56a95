/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingOptionsWithOffers } from '../../model/bookingOptionsWithOffers.ts';
import type { GetBookingOptionsWithOffersParams } from '../../model/getBookingOptionsWithOffersParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetBookingOptionsWithOffersUrl = (params?: GetBookingOptionsWithOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookingoptions/withoffers?${stringifiedParams}` : `/nox/v1/bookingoptions/withoffers`
}

/**
 * Booking options and offers for an appointment
 *
 * For any logged-in user, for choosing how to pay for a course or a single appointment. Options as in listBookingOptions, plus offers for sale. Appointments for members only have no offers. Prices are in the major unit of the studio's currency.
 */
export const getBookingOptionsWithOffers = async (params?: GetBookingOptionsWithOffersParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookingOptionsWithOffers> => {

  return familyFetcher<BookingOptionsWithOffers>(getGetBookingOptionsWithOffersUrl(params),
  {
      operationId: 'getBookingOptionsWithOffers', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetBookingOptionsWithOffersResponse);}


const deserializeGetBookingOptionsWithOffersResponse = (data: BookingOptionsWithOffers): BookingOptionsWithOffers => {
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