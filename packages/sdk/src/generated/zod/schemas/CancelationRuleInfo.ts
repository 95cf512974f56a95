/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { VoucherRefund } from './VoucherRefund.ts';

export const cancelationRuleInfoCancelableUntilMin = 20;
export const cancelationRuleInfoCancelableUntilMax = 35;



export const CancelationRuleInfo = /*#__PURE__*/ zod.object({
  "cancelable": /*#__PURE__*/ zod.boolean(),
  "cancelableUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(cancelationRuleInfoCancelableUntilMin)).check(/*#__PURE__*/ zod.maxLength(cancelationRuleInfoCancelableUntilMax))),
  "refund": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "voucherRefund": /*#__PURE__*/ zod.union([VoucherRefund,/*#__PURE__*/ zod.null()]),
  "releasesEntitlement": /*#__PURE__*/ zod.boolean(),
  "forfeits": /*#__PURE__*/ zod.boolean(),
  "fee": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()])
});

export type CancelationRuleInfo = zod.input<typeof CancelationRuleInfo>;
export type CancelationRuleInfoOutput = zod.output<typeof CancelationRuleInfo>;
