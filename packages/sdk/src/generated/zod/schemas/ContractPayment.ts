/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractCharge } from './ContractCharge.ts';
import { Money } from './Money.ts';

export const contractPaymentDueDateMin = 10;
export const contractPaymentDueDateMax = 10;

export const contractPaymentChargesMax = 2000;



export const ContractPayment = /*#__PURE__*/ zod.object({
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractPaymentDueDateMin)).check(/*#__PURE__*/ zod.maxLength(contractPaymentDueDateMax)),
  "price": Money,
  "charges": /*#__PURE__*/ zod.array(ContractCharge).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractPaymentChargesMax))
});

export type ContractPayment = zod.input<typeof ContractPayment>;
export type ContractPaymentOutput = zod.output<typeof ContractPayment>;
