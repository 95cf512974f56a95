/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ActiveCheckin } from '../../model/activeCheckin.ts';
import type { CreateCheckinRequest } from '../../model/createCheckinRequest.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getCreateCheckinUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/checkin`
}

/**
 * Check in or out
 *
 * For members of the tenant in X-Tenant, if the studio allows self-service check-in. Checking in again does not create a second visit. A new visit ends one at another studio of the chain. Checking out ends the visit at this studio.
 */
export const createCheckin = async (studioId: number,
    createCheckinRequest: CreateCheckinRequest, options?: Parameters<typeof fetcher>[1]): Promise<ActiveCheckin> => {

    
return fetcher<ActiveCheckin>(getCreateCheckinUrl(studioId),
  {
    operationId: 'createCheckin',
    statuses: [200, 400, 401, 403, 404, 409, 500, 502, 503],
    ...options,
    method: 'POST',
    body: JSON.stringify(createCheckinRequest)
  }
).then(deserializeCreateCheckinResponse);}


const deserializeCreateCheckinResponse = (data: ActiveCheckin): ActiveCheckin => {
  if (data == null) return data;
  if (data.checkin != null) {
    data.checkin.date = toDate(data.checkin.date);
    data.checkin.checkinTime = toDate(data.checkin.checkinTime);
    if (data.checkin.checkoutTime != null) {
      data.checkin.checkoutTime = toDate(data.checkin.checkoutTime);
    }
  }
  if (data.automaticCheckoutTime != null) {
    data.automaticCheckoutTime = toDate(data.automaticCheckoutTime);
  }
  if (data.code != null) {
    data.code.validUntil = toDate(data.code.validUntil);
  }
  return data;
};