/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractField } from './contractField.ts';

/**
 * A field of the form.
 */
export type ContractSignConditionFieldsItem = {
  field: ContractField;
  /** True if it is required to sign. */
  required: boolean;
};
