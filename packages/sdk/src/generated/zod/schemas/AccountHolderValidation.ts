/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AccountHolderFault } from './AccountHolderFault.ts';

export const accountHolderValidationAccountHolderMax = 70;

export const accountHolderValidationFaultsMax = 10;



export const AccountHolderValidation = /*#__PURE__*/ zod.object({
  "valid": /*#__PURE__*/ zod.boolean(),
  "accountHolder": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountHolderValidationAccountHolderMax))),
  "faults": /*#__PURE__*/ zod.array(AccountHolderFault).check(/*#__PURE__*/ zod.maxLength(accountHolderValidationFaultsMax))
});

export type AccountHolderValidation = zod.input<typeof AccountHolderValidation>;
export type AccountHolderValidationOutput = zod.output<typeof AccountHolderValidation>;
