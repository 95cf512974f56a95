/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const moduleContractIdMax = 9007199254740991;

export const moduleContractNameMax = 120;

export const moduleContractStartDateMin = 10;
export const moduleContractStartDateMax = 10;

export const moduleContractEndDateMin = 10;
export const moduleContractEndDateMax = 10;

export const moduleContractCancelationDateMin = 10;
export const moduleContractCancelationDateMax = 10;

export const moduleContractLastPossibleCancelationDateMin = 10;
export const moduleContractLastPossibleCancelationDateMax = 10;

export const moduleContractTrialPeriodStartDateMin = 10;
export const moduleContractTrialPeriodStartDateMax = 10;

export const moduleContractTrialPeriodEndDateMin = 10;
export const moduleContractTrialPeriodEndDateMax = 10;



export const ModuleContract = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(moduleContractIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(moduleContractNameMax)),
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "paymentFrequency": Term,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(moduleContractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(moduleContractStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(moduleContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(moduleContractEndDateMax)),
  "cancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(moduleContractCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(moduleContractCancelationDateMax))),
  "lastPossibleCancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(moduleContractLastPossibleCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(moduleContractLastPossibleCancelationDateMax))),
  "trialPeriodStartDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(moduleContractTrialPeriodStartDateMin)).check(/*#__PURE__*/ zod.maxLength(moduleContractTrialPeriodStartDateMax))),
  "trialPeriodEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(moduleContractTrialPeriodEndDateMin)).check(/*#__PURE__*/ zod.maxLength(moduleContractTrialPeriodEndDateMax)))
});

export type ModuleContract = zod.input<typeof ModuleContract>;
export type ModuleContractOutput = zod.output<typeof ModuleContract>;
