/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const paymentRequestPositionNameMax = 200;

export const paymentRequestPositionDueDateMin = 10;
export const paymentRequestPositionDueDateMax = 10;



export const PaymentRequestPosition = /*#__PURE__*/ zod.object({
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(paymentRequestPositionNameMax)),
  "amount": Money,
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(paymentRequestPositionDueDateMin)).check(/*#__PURE__*/ zod.maxLength(paymentRequestPositionDueDateMax))
});

export type PaymentRequestPosition = zod.input<typeof PaymentRequestPosition>;
export type PaymentRequestPositionOutput = zod.output<typeof PaymentRequestPosition>;
