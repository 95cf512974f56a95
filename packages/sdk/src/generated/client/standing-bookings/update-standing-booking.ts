/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { StandingBooking } from '../../model/standingBooking.ts';
import type { UpdateStandingBookingRequest } from '../../model/updateStandingBookingRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getUpdateStandingBookingUrl = (standingBookingUuid: string,) => {




  return `/v1/me/standingbookings/${encodeURIComponent(String(standingBookingUuid))}`
}

/**
 * Pause a standing booking, or skip a week
 *
 * For members of the tenant in X-Tenant, for a standing booking of their own. Replaces whether it is paused and which days it skips; neither changes what is already booked. A date that is already decided can no longer be skipped or taken back. Repeating the call has no further effect.
 */
export const updateStandingBooking = async (standingBookingUuid: string,
    updateStandingBookingRequest: UpdateStandingBookingRequest, options?: Parameters<typeof fetcher>[1]): Promise<StandingBooking> => {

    
return fetcher<StandingBooking>(getUpdateStandingBookingUrl(standingBookingUuid),
  {
    operationId: 'updateStandingBooking',
    statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'PUT',
    body: JSON.stringify(serializeUpdateStandingBookingRequest(updateStandingBookingRequest))
  }
).then(deserializeUpdateStandingBookingResponse);}


const deserializeUpdateStandingBookingResponse = (data: StandingBooking): StandingBooking => {
  if (data == null) return data;
  if (data.skippedDays != null) {
    data.skippedDays = data.skippedDays.map((date) => toDate(date));
  }
  if (data.dates != null) {
    for (const item0 of data.dates) {
      
      item0.day = toDate(item0.day);
      item0.startDateTime = toDate(item0.startDateTime);
      item0.endDateTime = toDate(item0.endDateTime);
      if (item0.opensAt != null) {
        item0.opensAt = toDate(item0.opensAt);
      }
    }
  }
  return data;
};

const serializeUpdateStandingBookingRequest = (data: UpdateStandingBookingRequest): UpdateStandingBookingRequest => {
  if (data == null) return data;
  const copy = { ...data };
  if (copy.skippedDays != null) {
    copy.skippedDays = copy.skippedDays.map((item0) => {
      let value0 = item0;
      value0 = value0 instanceof Date ? (value0.toISOString().slice(0, 10) as unknown as Date) : value0;
      return value0;
    });
  }
  return copy;
};