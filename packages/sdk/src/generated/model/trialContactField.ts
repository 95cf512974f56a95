/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrialContactFieldField } from './trialContactFieldField.ts';

/**
 * A field that the studio requests for a trial session.
 */
export interface TrialContactField {
  /** Name of the field in TrialCustomerData. */
  field: TrialContactFieldField;
  /** True if it is required. */
  required: boolean;
}
