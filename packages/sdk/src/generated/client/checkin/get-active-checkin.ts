/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { ActiveCheckin } from '../../model/activeCheckin.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetActiveCheckinUrl = (studioId: number,) => {




  return `/nox/v1/studios/${encodeURIComponent(String(studioId))}/checkin/active`
}

/**
 * Check-in state of the member
 *
 * For members of the tenant in X-Tenant. The current visit, the self-service options of the studio and the code for its scanner; poll it for updates. Visits without a check-out end after the time set by the studio.
 */
export const getActiveCheckin = async (studioId: number, options?: Parameters<typeof fetcher>[1]): Promise<ActiveCheckin> => {

  return fetcher<ActiveCheckin>(getGetActiveCheckinUrl(studioId),
  {
      operationId: 'getActiveCheckin', statuses: [200, 400, 401, 403, 404, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetActiveCheckinResponse);}


const deserializeGetActiveCheckinResponse = (data: ActiveCheckin): ActiveCheckin => {
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