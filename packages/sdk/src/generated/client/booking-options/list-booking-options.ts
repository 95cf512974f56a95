/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { BookingOption } from '../../model/bookingOption.ts';
import type { ListBookingOptionsParams } from '../../model/listBookingOptionsParams.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';
import { toQuery } from '../../../runtime/toQuery.ts';



export const getListBookingOptionsUrl = (params?: ListBookingOptionsParams,) => {
  const stringifiedParams = toQuery(params);

  return stringifiedParams.length > 0 ? `/nox/v1/bookingoptions?${stringifiedParams}` : `/nox/v1/bookingoptions`
}

/**
 * Booking options for an appointment
 *
 * For any logged-in user; empty without a connection to the studio's tenant. Also lists invalid options, with the reason in invalidReason. Requires either courseAppointmentId, or benefitId, organizationUnitId and startDateTime; anything else returns 400. Does not include trials; getBookingOptionsWithOffers also has offers.
 */
export const listBookingOptions = async (params?: ListBookingOptionsParams, options?: Parameters<typeof familyFetcher>[1]): Promise<BookingOption[]> => {

  return familyFetcher<BookingOption[]>(getListBookingOptionsUrl(params),
  {
      operationId: 'listBookingOptions', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListBookingOptionsResponse);}


const deserializeListBookingOptionsResponse = (data: BookingOption[]): BookingOption[] => {
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