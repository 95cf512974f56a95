/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  AccessRefusalConfiguration
} from './schemas/AccessRefusalConfiguration.ts';

import {
  AccessRefusalStatus
} from './schemas/AccessRefusalStatus.ts';



/**
 * For members of the tenant in X-Tenant, the same for all of them. Determines how the portal presents a refused entry; getAccessRefusalStatus returns whether entry is refused.
 * @summary Configuration of refused entries
 */
export const GetAccessRefusalConfigurationResponse = AccessRefusalConfiguration

/**
 * For members of the tenant in X-Tenant. Covers reasons of the studio, such as an open bill; getEntranceBlock covers missed bookings. refusedSince is in UTC.
 * @summary Entry status of the member
 */
export const GetAccessRefusalStatusResponse = AccessRefusalStatus
