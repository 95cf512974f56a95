/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const validateVoucherRequestOrganizationUnitIdMax = 9007199254740991;

export const validateVoucherRequestCodeMax = 40;



export const ValidateVoucherRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(validateVoucherRequestOrganizationUnitIdMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(validateVoucherRequestCodeMax))
});

export type ValidateVoucherRequest = zod.input<typeof ValidateVoucherRequest>;
export type ValidateVoucherRequestOutput = zod.output<typeof ValidateVoucherRequest>;
