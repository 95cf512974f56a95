/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { VoucherRefund } from './VoucherRefund.ts';

export const cancelationResultUuidMin = 36;
export const cancelationResultUuidMax = 36;

export const cancelationResultCanceledAtMin = 20;
export const cancelationResultCanceledAtMax = 35;



export const CancelationResult = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(cancelationResultUuidMin)).check(/*#__PURE__*/ zod.maxLength(cancelationResultUuidMax)),
  "canceledAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(cancelationResultCanceledAtMin)).check(/*#__PURE__*/ zod.maxLength(cancelationResultCanceledAtMax)),
  "refund": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "voucherRefund": /*#__PURE__*/ zod.union([VoucherRefund,/*#__PURE__*/ zod.null()]),
  "fee": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()])
});

export type CancelationResult = zod.input<typeof CancelationResult>;
export type CancelationResultOutput = zod.output<typeof CancelationResult>;
