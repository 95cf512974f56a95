/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const voucherBalanceCodeMin = 14;
export const voucherBalanceCodeMax = 14;


export const voucherBalanceCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$');


export const VoucherBalance = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(voucherBalanceCodeMin)).check(/*#__PURE__*/ zod.maxLength(voucherBalanceCodeMax)).check(/*#__PURE__*/ zod.regex(voucherBalanceCodeRegExp)),
  "amount": Money,
  "rest": Money
});

export type VoucherBalance = zod.input<typeof VoucherBalance>;
export type VoucherBalanceOutput = zod.output<typeof VoucherBalance>;
