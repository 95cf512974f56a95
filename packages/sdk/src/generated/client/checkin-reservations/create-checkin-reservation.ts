/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckinReservation } from '../../model/checkinReservation.ts';
import type { CreateCheckinReservationRequest } from '../../model/createCheckinReservationRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateCheckinReservationUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/checkinreservation`
}

/**
 * Reserve a visit
 *
 * For members of the tenant in X-Tenant. Reserves a place in a slot, up to 7 days ahead and until its last check-in, for members who are let in on that day; only one reservation per day and studio. Notifies the member by mail. Repeating the call fails with checkinreservation.error.alreadyreserved.
 */
export const createCheckinReservation = async (studioId: number,
    createCheckinReservationRequest: CreateCheckinReservationRequest, options?: Parameters<typeof fetcher>[1]): Promise<CheckinReservation> => {

    
return fetcher<CheckinReservation>(getCreateCheckinReservationUrl(studioId),
  {
    operationId: 'createCheckinReservation',
    statuses: [201, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(serializeCreateCheckinReservationRequest(createCheckinReservationRequest))
  }
).then(deserializeCreateCheckinReservationResponse);}


const deserializeCreateCheckinReservationResponse = (data: CheckinReservation): CheckinReservation => {
  if (data == null) return data;
  data.usageDate = toDate(data.usageDate);
  data.startDateTime = toDate(data.startDateTime);
  data.endDateTime = toDate(data.endDateTime);
  data.lastPossibleCheckinDateTime = toDate(data.lastPossibleCheckinDateTime);
  if (data.cancelableUntil != null) {
    data.cancelableUntil = toDate(data.cancelableUntil);
  }
  if (data.freeCancelationUntil != null) {
    data.freeCancelationUntil = toDate(data.freeCancelationUntil);
  }
  return data;
};

const serializeCreateCheckinReservationRequest = (data: CreateCheckinReservationRequest): CreateCheckinReservationRequest => {
  if (data == null) return data;
  const copy = { ...data };
  copy.usageDate = copy.usageDate instanceof Date ? (copy.usageDate.toISOString().slice(0, 10) as unknown as Date) : copy.usageDate;
  return copy;
};