/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractChargeType } from './ContractChargeType.ts';
import { Money } from './Money.ts';

export const contractChargeNameMax = 120;

export const contractChargeDueDateMin = 10;
export const contractChargeDueDateMax = 10;

export const contractChargePaidUntilDateMin = 10;
export const contractChargePaidUntilDateMax = 10;



export const ContractCharge = /*#__PURE__*/ zod.object({
  "type": ContractChargeType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractChargeNameMax)),
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractChargeDueDateMin)).check(/*#__PURE__*/ zod.maxLength(contractChargeDueDateMax)),
  "paidUntilDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractChargePaidUntilDateMin)).check(/*#__PURE__*/ zod.maxLength(contractChargePaidUntilDateMax))),
  "price": Money
});

export type ContractCharge = zod.input<typeof ContractCharge>;
export type ContractChargeOutput = zod.output<typeof ContractCharge>;
