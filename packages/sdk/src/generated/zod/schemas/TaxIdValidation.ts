/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { TaxIdFault } from './TaxIdFault.ts';

export const taxIdValidationErrorsMax = 10;



export const TaxIdValidation = /*#__PURE__*/ zod.object({
  "valid": /*#__PURE__*/ zod.boolean(),
  "errors": /*#__PURE__*/ zod.array(TaxIdFault).check(/*#__PURE__*/ zod.maxLength(taxIdValidationErrorsMax))
});

export type TaxIdValidation = zod.input<typeof TaxIdValidation>;
export type TaxIdValidationOutput = zod.output<typeof TaxIdValidation>;
