/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingOptionsWithTrialContingentAndOffers } from '../../model/bookingOptionsWithTrialContingentAndOffers.ts';
import type { GetBookingOptionsWithTrialContingentAndOffersParams } from '../../model/getBookingOptionsWithTrialContingentAndOffersParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getGetBookingOptionsWithTrialContingentAndOffersUrl = (params?: GetBookingOptionsWithTrialContingentAndOffersParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookingoptions/with-trial-contingent-and-offers?${stringifiedParams}` : `/nox/v1/bookingoptions/with-trial-contingent-and-offers`
}

/**
 * Booking options for an appointment, including trials
 *
 * For any logged-in user, for portals that support trials. Like getBookingOptionsWithOffers, plus a list of the account's trials.
 */
export const getBookingOptionsWithTrialContingentAndOffers = async (params?: GetBookingOptionsWithTrialContingentAndOffersParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookingOptionsWithTrialContingentAndOffers> => {

  return familyFetcher<BookingOptionsWithTrialContingentAndOffers>(getGetBookingOptionsWithTrialContingentAndOffersUrl(params),
  {
      operationId: 'getBookingOptionsWithTrialContingentAndOffers', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetBookingOptionsWithTrialContingentAndOffersResponse);}


const deserializeGetBookingOptionsWithTrialContingentAndOffersResponse = (data: BookingOptionsWithTrialContingentAndOffers): BookingOptionsWithTrialContingentAndOffers => {
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