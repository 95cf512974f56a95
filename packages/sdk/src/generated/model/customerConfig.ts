/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { CustomerPermission } from './customerPermission.ts';

/**
 * What a member may do at the tenant.
 */
export interface CustomerConfig {
  /** Whether a change of payment data must be signed. */
  paymentSignatureRequired: boolean;
  /**
     * What the member may do.
     * @maxItems 100
     */
  permissions: CustomerPermission[];
}
