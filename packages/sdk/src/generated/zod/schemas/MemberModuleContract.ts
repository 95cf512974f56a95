/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { Term } from './Term.ts';

export const memberModuleContractIdMax = 9007199254740991;

export const memberModuleContractContractIdMax = 9007199254740991;

export const memberModuleContractNameMax = 120;

export const memberModuleContractStartDateMin = 10;
export const memberModuleContractStartDateMax = 10;

export const memberModuleContractEndDateMin = 10;
export const memberModuleContractEndDateMax = 10;

export const memberModuleContractCancelationDateMin = 10;
export const memberModuleContractCancelationDateMax = 10;

export const memberModuleContractLastPossibleCancelationDateMin = 10;
export const memberModuleContractLastPossibleCancelationDateMax = 10;

export const memberModuleContractContractEndDateMin = 10;
export const memberModuleContractContractEndDateMax = 10;

export const memberModuleContractTrialPeriodStartDateMin = 10;
export const memberModuleContractTrialPeriodStartDateMax = 10;

export const memberModuleContractTrialPeriodEndDateMin = 10;
export const memberModuleContractTrialPeriodEndDateMax = 10;



export const MemberModuleContract = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberModuleContractIdMax)),
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(memberModuleContractContractIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractNameMax)),
  "price": /*#__PURE__*/ zod.union([Money,/*#__PURE__*/ zod.null()]),
  "paymentFrequency": Term,
  "startDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractStartDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractStartDateMax)),
  "endDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractEndDateMax)),
  "cancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractCancelationDateMax))),
  "lastPossibleCancelationDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractLastPossibleCancelationDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractLastPossibleCancelationDateMax))),
  "contractEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractContractEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractContractEndDateMax))),
  "cancelable": /*#__PURE__*/ zod.boolean(),
  "withdrawable": /*#__PURE__*/ zod.boolean(),
  "trialPeriodStartDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractTrialPeriodStartDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractTrialPeriodStartDateMax))),
  "trialPeriodEndDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(memberModuleContractTrialPeriodEndDateMin)).check(/*#__PURE__*/ zod.maxLength(memberModuleContractTrialPeriodEndDateMax)))
});

export type MemberModuleContract = zod.input<typeof MemberModuleContract>;
export type MemberModuleContractOutput = zod.output<typeof MemberModuleContract>;
