/** Generated from api-spec. Do not edit; run `npm run gen`. */

import { toDate } from '../../../runtime/toDate.ts';
import type { EntranceBlockInfo } from '../../model/entranceBlockInfo.ts';
import { familyFetcher } from '../../../runtime/fetcher.ts';



export const getGetEntranceBlockUrl = () => {




  return `/nox/v1/noshowpenalty/checkifentranceblocked`
}

/**
 * End of blocks because of missed bookings
 *
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 */
export const getEntranceBlock = async ( options?: Parameters<typeof familyFetcher>[1]): Promise<EntranceBlockInfo> => {

  return familyFetcher<EntranceBlockInfo>(getGetEntranceBlockUrl(),
  {
      operationId: 'getEntranceBlock', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
).then(deserializeGetEntranceBlockResponse);}


const deserializeGetEntranceBlockResponse = (data: EntranceBlockInfo): EntranceBlockInfo => {
  if (data == null) return data;
  if (data.blockMySportsBookingUntil != null) {
    data.blockMySportsBookingUntil = toDate(data.blockMySportsBookingUntil);
  }
  if (data.entranceLockUntil != null) {
    data.entranceLockUntil = toDate(data.entranceLockUntil);
  }
  return data;
};