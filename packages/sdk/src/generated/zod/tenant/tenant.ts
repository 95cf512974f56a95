/** Generated from api-spec. Do not edit; run `npm run gen`. */

import {
  TenantInfo
} from '../schemas/TenantInfo.ts';


/**
 * For anybody; 404 without X-Tenant. Studios are named by id and zone alone, by name in order; what to show of them is in listPublicStudios. Changes rarely, so clients keep it.
 * @summary The tenant named by X-Tenant
 */
export const GetTenantResponse = TenantInfo
