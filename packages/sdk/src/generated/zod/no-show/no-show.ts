/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  AccessBlock
} from '../schemas/AccessBlock.ts';

import {
  EntranceBlockInfo
} from '../schemas/EntranceBlockInfo.ts';


/**
 * For members of the tenant that X-Tenant names. Says until when, for booking and for entering; that it is so now says getAccessBlock. Instants are in UTC; one that has passed is null.
 * @summary Until when missed bookings keep the member out
 */
export const GetEntranceBlockResponse = EntranceBlockInfo

/**
 * For members of the tenant that X-Tenant names. About entering alone, at this moment; a member who may not book may still enter. Until when says getEntranceBlock.
 * @summary Whether missed bookings keep the member out now
 */
export const GetAccessBlockResponse = AccessBlock
