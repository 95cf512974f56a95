/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerPermission } from './customerPermission.ts';

/**
 * What a member may do in the customer center.
 */
export interface CustomerConfig {
  /** True if changes of payment data must be signed. */
  paymentSignatureRequired: boolean;
  /**
     * Permissions of the member: all that a connected studio of the tenant grants its members.
     * @maxItems 100
     */
  permissions: CustomerPermission[];
}
