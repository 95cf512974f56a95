/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TaxIdFault } from './taxIdFault.ts';

/**
 * Result of validating an identity number.
 */
export interface TaxIdValidation {
  /** True if it is valid for this person. */
  valid: boolean;
  /**
     * Errors and missing fields; empty if it is valid.
     * @maxItems 10
     */
  errors: TaxIdFault[];
}
