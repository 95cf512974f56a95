/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingOptionsWithTrialContingentAndOffers } from '../../model/bookingOptionsWithTrialContingentAndOffers.ts';
import type { GetPublicBookingOptionsWithTrialContingentAndOffersParams } from '../../model/getPublicBookingOptionsWithTrialContingentAndOffersParams.ts';
import { fetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetPublicBookingOptionsWithTrialContingentAndOffersUrl = (params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/public/v1/bookingoptions/with-trial-contingent-and-offers?${stringifiedParams}` : `/nox/public/v1/bookingoptions/with-trial-contingent-and-offers`
}

/**
 * Booking options for an appointment, including trials (public)
 *
 * Public. Offers for customers without an account; bookingOptions and trialContingents are always empty, so getPublicBookingOptionsWithOffers returns the same information.
 */
export const getPublicBookingOptionsWithTrialContingentAndOffers = async (params?: GetPublicBookingOptionsWithTrialContingentAndOffersParams, options?: Parameters<typeof fetcher>[1]): Promise<BookingOptionsWithTrialContingentAndOffers> => {

  return fetcher<BookingOptionsWithTrialContingentAndOffers>(getGetPublicBookingOptionsWithTrialContingentAndOffersUrl(params),
  {
      operationId: 'getPublicBookingOptionsWithTrialContingentAndOffers', statuses: [200, 400, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetPublicBookingOptionsWithTrialContingentAndOffersResponse);}


const deserializeGetPublicBookingOptionsWithTrialContingentAndOffersResponse = (data: BookingOptionsWithTrialContingentAndOffers): BookingOptionsWithTrialContingentAndOffers => {
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
  if (data.trialContingents != null) {
    for (const item0 of data.trialContingents) {
      
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