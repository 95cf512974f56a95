/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  TenantInfo
} from './schemas/TenantInfo.ts';



/**
 * Public; 404 without X-Tenant. Contains only id and time zone of the studios, ordered by name; listPublicStudios has their details. Changes rarely, so clients can cache it.
 * @summary The tenant named by X-Tenant
 */
export const GetTenantResponse = TenantInfo
