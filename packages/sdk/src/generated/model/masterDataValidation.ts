/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MasterDataField } from './masterDataField.ts';

/**
 * Whether enough is known of the person for what they want to do.
 */
export interface MasterDataValidation {
  /** Whether nothing is missing. */
  valid: boolean;
  /**
     * What is missing.
     * @maxItems 10
     */
  missingFields: MasterDataField[];
}
