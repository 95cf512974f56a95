/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TenantInfoStudiosItem } from './tenantInfoStudiosItem.ts';

/**
 * A studio chain.
 */
export interface TenantInfo {
  /**
     * Name of the tenant in addresses and headers.
     * @minLength 1
     * @maxLength 63
     * @pattern ^[a-z0-9-]{1,63}$
     */
  tenant: string;
  /**
     * Logo.
     * @minLength 1
     * @maxLength 2000
     * @nullable
     */
  tenantLogo: string | null;
  /**
     * Public name.
     * @minLength 1
     * @maxLength 120
     */
  publicTenantName: string;
  /**
     * Its studios.
     * @maxItems 2000
     */
  studios: TenantInfoStudiosItem[];
}
