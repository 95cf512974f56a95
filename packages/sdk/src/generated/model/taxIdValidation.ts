/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TaxIdFault } from './taxIdFault.ts';

/**
 * What came of looking at an identity number.
 */
export interface TaxIdValidation {
  /** Whether it is right for this person. */
  valid: boolean;
  /**
     * What is wrong or missing; empty when it is valid.
     * @maxItems 10
     */
  errors: TaxIdFault[];
}
