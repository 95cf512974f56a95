/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { CheckinReservation } from '../../model/checkinReservation.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getListCheckinReservationsUrl = () => {




  return `/nox/v1/checkinreservations`
}

/**
 * Reserved visits
 *
 * For any logged-in user. The upcoming, past and canceled reservations of the account at the tenant in X-Tenant, or at all tenants without it. Instants have the studio's offset. At most 500.
 */
export const listCheckinReservations = async ( options?: Parameters<typeof fetcher>[1]): Promise<CheckinReservation[]> => {

  return fetcher<CheckinReservation[]>(getListCheckinReservationsUrl(),
  {
      operationId: 'listCheckinReservations', statuses: [200, 400, 401, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeListCheckinReservationsResponse);}


const deserializeListCheckinReservationsResponse = (data: CheckinReservation[]): CheckinReservation[] => {
  if (data == null) return data;
  for (const item0 of data) {
    
    item0.usageDate = toDate(item0.usageDate);
    item0.startDateTime = toDate(item0.startDateTime);
    item0.endDateTime = toDate(item0.endDateTime);
    item0.lastPossibleCheckinDateTime = toDate(item0.lastPossibleCheckinDateTime);
    if (item0.cancelableUntil != null) {
      item0.cancelableUntil = toDate(item0.cancelableUntil);
    }
    if (item0.freeCancelationUntil != null) {
      item0.freeCancelationUntil = toDate(item0.freeCancelationUntil);
    }
  }
  return data;
};