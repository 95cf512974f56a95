/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  AccessBlock
} from './schemas/AccessBlock.ts';

import {
  EntranceBlockInfo
} from './schemas/EntranceBlockInfo.ts';



/**
 * For members of the tenant in X-Tenant. The ends of the blocks for bookings and for entry; getAccessBlock returns whether entry is blocked now. Instants are in UTC; past ones are null.
 * @summary End of blocks because of missed bookings
 */
export const GetEntranceBlockResponse = EntranceBlockInfo

/**
 * For members of the tenant in X-Tenant. Covers only entry at this moment; members who may not book may still enter. getEntranceBlock returns the end of the block.
 * @summary Current block of entry because of missed bookings
 */
export const GetAccessBlockResponse = AccessBlock
