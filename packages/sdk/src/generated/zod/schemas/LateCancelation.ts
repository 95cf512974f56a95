/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const LateCancelation = /*#__PURE__*/ zod.object({
  "consequence": /*#__PURE__*/ zod.enum(['NOT_POSSIBLE', 'FORFEITED', 'FEE']),
  "fee": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()])
});

export type LateCancelation = zod.input<typeof LateCancelation>;
export type LateCancelationOutput = zod.output<typeof LateCancelation>;
