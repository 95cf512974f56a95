/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { RechargeRefusal } from './RechargeRefusal.ts';
import { RechargeVariant } from './RechargeVariant.ts';

export const RechargeValidation = /*#__PURE__*/ zod.object({
  "valid": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.union([RechargeRefusal,/*#__PURE__*/ zod.null()]),
  "variant": /*#__PURE__*/ zod.union([RechargeVariant,/*#__PURE__*/ zod.null()])
});

export type RechargeValidation = zod.input<typeof RechargeValidation>;
export type RechargeValidationOutput = zod.output<typeof RechargeValidation>;
