/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { AccessBlock } from '../../model/accessBlock.ts';
import { fetcher } from '../../../runtime/fetcher.ts';



export const getGetAccessBlockUrl = () => {




  return `/nox/v1/noshowpenalty/isaccessblocked`
}

/**
 * Current block of entry because of missed bookings
 *
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 */
export const getAccessBlock = async ( options?: Parameters<typeof fetcher>[1]): Promise<AccessBlock> => {

  return fetcher<AccessBlock>(getGetAccessBlockUrl(),
  {
      operationId: 'getAccessBlock', statuses: [200, 400, 401, 403, 500, 502, 503],
    ...options,
    method: 'GET'


  }
);}