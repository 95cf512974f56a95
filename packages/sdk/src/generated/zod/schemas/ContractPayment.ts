/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';

export const contractPaymentDueDateMin = 10;
export const contractPaymentDueDateMax = 10;



export const ContractPayment = /*#__PURE__*/ zod.object({
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPaymentDueDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPaymentDueDateMax)),
  "price": Money
});

export type ContractPayment = zod.input<typeof ContractPayment>;
export type ContractPaymentOutput = zod.output<typeof ContractPayment>;
