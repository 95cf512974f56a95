/** Generated from api-spec. Do not edit; run `npm run gen`. */

import type { ContractField } from './contractField.ts';

/**
 * A field of the form.
 */
export type PreContractSignConditionFieldsItem = {
  field: ContractField;
  /** Whether nobody can sign without it. */
  required: boolean;
};
