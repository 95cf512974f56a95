/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const voucherPaymentCodeMin = 14;
export const voucherPaymentCodeMax = 14;


export const voucherPaymentCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$');


export const VoucherPayment = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(voucherPaymentCodeMin)).check(/*#__PURE__*/ zod.maxLength(voucherPaymentCodeMax)).check(/*#__PURE__*/ zod.regex(voucherPaymentCodeRegExp)),
  "amount": Money,
  "rest": Money
});

export type VoucherPayment = zod.input<typeof VoucherPayment>;
export type VoucherPaymentOutput = zod.output<typeof VoucherPayment>;
