/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const voucherRefundMaskedCodeMax = 40;



export const VoucherRefund = /*#__PURE__*/ zod.object({
  "maskedCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voucherRefundMaskedCodeMax)),
  "amount": Money
});

export type VoucherRefund = zod.input<typeof VoucherRefund>;
export type VoucherRefundOutput = zod.output<typeof VoucherRefund>;
