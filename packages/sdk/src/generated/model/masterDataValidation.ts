/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { MasterDataField } from './masterDataField.ts';

/**
 * Completeness of personal data for a purpose.
 */
export interface MasterDataValidation {
  /** True if no field is missing. */
  valid: boolean;
  /**
     * Missing fields.
     * @maxItems 10
     */
  missingFields: MasterDataField[];
}
