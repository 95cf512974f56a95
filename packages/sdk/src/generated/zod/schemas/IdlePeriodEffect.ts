/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { IdlePeriodCharge } from './IdlePeriodCharge.ts';
import { Money } from './Money.ts';

export const idlePeriodEffectContractIdMax = 9007199254740991;

export const idlePeriodEffectContractNameMax = 120;

export const idlePeriodEffectRestingDaysMax = 3700;

export const idlePeriodEffectEndDateBeforeMin = 10;
export const idlePeriodEffectEndDateBeforeMax = 10;

export const idlePeriodEffectEndDateAfterMin = 10;
export const idlePeriodEffectEndDateAfterMax = 10;

export const idlePeriodEffectChargesMax = 2000;



export const IdlePeriodEffect = /*#__PURE__*/ zod.object({
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(idlePeriodEffectContractIdMax)),
  "contractName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(idlePeriodEffectContractNameMax)),
  "restingDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(idlePeriodEffectRestingDaysMax)),
  "endDateBefore": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodEffectEndDateBeforeMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodEffectEndDateBeforeMax)),
  "endDateAfter": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(idlePeriodEffectEndDateAfterMin)).check(/*#__PURE__*/ zod.maxLength(idlePeriodEffectEndDateAfterMax)),
  "notCharged": Money,
  "charges": /*#__PURE__*/ zod.array(IdlePeriodCharge).check(/*#__PURE__*/ zod.maxLength(idlePeriodEffectChargesMax))
});

export type IdlePeriodEffect = zod.input<typeof IdlePeriodEffect>;
export type IdlePeriodEffectOutput = zod.output<typeof IdlePeriodEffect>;
