/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { ContractChargeType } from './ContractChargeType.ts';
import { Money } from './Money.ts';

export const idlePeriodChargeNameMax = 120;

export const idlePeriodChargeDueDateMin = 10;
export const idlePeriodChargeDueDateMax = 10;



export const IdlePeriodCharge = /*#__PURE__*/ zod.object({
  "type": ContractChargeType,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idlePeriodChargeNameMax)),
  "dueDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodChargeDueDateMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodChargeDueDateMax)),
  "priceBefore": Money,
  "priceAfter": Money
});

export type IdlePeriodCharge = zod.input<typeof IdlePeriodCharge>;
export type IdlePeriodChargeOutput = zod.output<typeof IdlePeriodCharge>;
