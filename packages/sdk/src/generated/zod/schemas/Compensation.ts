/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CompensationProposal } from './CompensationProposal.ts';
import { CompensationStatus } from './CompensationStatus.ts';

export const compensationCompensationIdMax = 9007199254740991;

export const compensationContractIdMax = 9007199254740991;

export const compensationContractNameMax = 120;

export const compensationNameMax = 200;

export const compensationCompensationPeriodStartDateMin = 10;
export const compensationCompensationPeriodStartDateMax = 10;

export const compensationCompensationPeriodEndDateMin = 10;
export const compensationCompensationPeriodEndDateMax = 10;

export const compensationClaimPeriodStartDateMin = 10;
export const compensationClaimPeriodStartDateMax = 10;

export const compensationClaimPeriodEndDateMin = 10;
export const compensationClaimPeriodEndDateMax = 10;

export const compensationClaimedDateMin = 10;
export const compensationClaimedDateMax = 10;

export const compensationWaivedDateMin = 10;
export const compensationWaivedDateMax = 10;



export const Compensation = /*#__PURE__*/ zod.object({
  "compensationId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(compensationCompensationIdMax)),
  "contractId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(compensationContractIdMax)),
  "contractName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compensationContractNameMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compensationNameMax)),
  "status": CompensationStatus,
  "compensationPeriodStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationCompensationPeriodStartDateMin)).check(/*#__PURE__*/ zod.maxLength(compensationCompensationPeriodStartDateMax)),
  "compensationPeriodEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationCompensationPeriodEndDateMin)).check(/*#__PURE__*/ zod.maxLength(compensationCompensationPeriodEndDateMax)),
  "claimPeriodStartDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationClaimPeriodStartDateMin)).check(/*#__PURE__*/ zod.maxLength(compensationClaimPeriodStartDateMax)),
  "claimPeriodEndDate": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationClaimPeriodEndDateMin)).check(/*#__PURE__*/ zod.maxLength(compensationClaimPeriodEndDateMax)),
  "claimedDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationClaimedDateMin)).check(/*#__PURE__*/ zod.maxLength(compensationClaimedDateMax))),
  "waivedDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationWaivedDateMin)).check(/*#__PURE__*/ zod.maxLength(compensationWaivedDateMax))),
  "approvalRequired": /*#__PURE__*/ zod.boolean(),
  "proposal": /*#__PURE__*/ zod.union([CompensationProposal,/*#__PURE__*/ zod.null()])
});

export type Compensation = zod.input<typeof Compensation>;
export type CompensationOutput = zod.output<typeof Compensation>;
