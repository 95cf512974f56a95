/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Payment } from './Payment.ts';

export const paymentPageContentMax = 100;

export const paymentPagePageMin = 0;
export const paymentPagePageMax = 10000;

export const paymentPageSizeMax = 100;



export const PaymentPage = /*#__PURE__*/ zod.object({
  "content": /*#__PURE__*/ zod.array(Payment).check(/*#__PURE__*/ zod.maxLength(paymentPageContentMax)),
  "page": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(paymentPagePageMin)).check(/*#__PURE__*/ zod.lte(paymentPagePageMax)),
  "size": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(paymentPageSizeMax)),
  "hasNext": /*#__PURE__*/ zod.boolean()
});

export type PaymentPage = zod.input<typeof PaymentPage>;
export type PaymentPageOutput = zod.output<typeof PaymentPage>;
