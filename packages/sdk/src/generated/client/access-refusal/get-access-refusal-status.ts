/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { AccessRefusalStatus } from '../../model/accessRefusalStatus.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAccessRefusalStatusUrl = () => {




  return `/nox/v1/accessrefusal/customer/status`
}

/**
 * Entry status of the member
 *
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 */
export const getAccessRefusalStatus = async ( options?: Parameters<typeof fetcher>[1]): Promise<AccessRefusalStatus> => {

  return fetcher<AccessRefusalStatus>(getGetAccessRefusalStatusUrl(),
  {
      operationId: 'getAccessRefusalStatus', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetAccessRefusalStatusResponse);}


const deserializeGetAccessRefusalStatusResponse = (data: AccessRefusalStatus): AccessRefusalStatus => {
  if (data == null) return data;
  if (data.refusedSince != null) {
    data.refusedSince = toDate(data.refusedSince);
  }
  return data;
};