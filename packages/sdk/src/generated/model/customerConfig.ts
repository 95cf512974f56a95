/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerPermission } from './customerPermission.ts';

/**
 * Permissions of a member at the tenant.
 */
export interface CustomerConfig {
  /** True if changes of payment data must be signed. */
  paymentSignatureRequired: boolean;
  /**
     * Permissions of the member.
     * @maxItems 100
     */
  permissions: CustomerPermission[];
}
