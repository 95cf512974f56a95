/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { TrialContactFieldField } from './trialContactFieldField.ts';

/**
 * Something that the studio asks of a person before a trial session.
 */
export interface TrialContactField {
  /** What is asked for, by its name in TrialCustomerData. */
  field: TrialContactFieldField;
  /** Whether it may not stay empty. */
  required: boolean;
}
