/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  AccessRefusalConfiguration
} from '../schemas/AccessRefusalConfiguration.ts';

import {
  AccessRefusalStatus
} from '../schemas/AccessRefusalStatus.ts';


/**
 * For members of the tenant that X-Tenant names, the same for all of them. Says how to speak of a refusal; whether there is one says getAccessRefusalStatus.
 * @summary What members are told who are not let in
 */
export const GetAccessRefusalConfigurationResponse = AccessRefusalConfiguration

/**
 * For members of the tenant that X-Tenant names. What the studio has against the member, such as an open bill; what follows from missed bookings says getEntranceBlock. refusedSince is in UTC.
 * @summary Whether the member is let in
 */
export const GetAccessRefusalStatusResponse = AccessRefusalStatus
