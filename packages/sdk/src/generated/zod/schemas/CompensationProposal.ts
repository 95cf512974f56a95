/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CompensationProposalStatus } from './CompensationProposalStatus.ts';
import { RewardGrant } from './RewardGrant.ts';
import { RewardType } from './RewardType.ts';

export const compensationProposalPremiumIdMax = 9007199254740991;

export const compensationProposalNameMax = 120;

export const compensationProposalRewardPeriodFromMin = 10;
export const compensationProposalRewardPeriodFromMax = 10;

export const compensationProposalProposedAtMin = 20;
export const compensationProposalProposedAtMax = 35;



export const CompensationProposal = /*#__PURE__*/ zod.object({
  "status": CompensationProposalStatus,
  "premiumId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(compensationProposalPremiumIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(compensationProposalNameMax)),
  "type": RewardType,
  "rewardPeriodFrom": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(compensationProposalRewardPeriodFromMin)).check(/*#__PURE__*/ zod.maxLength(compensationProposalRewardPeriodFromMax))),
  "proposedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(compensationProposalProposedAtMin)).check(/*#__PURE__*/ zod.maxLength(compensationProposalProposedAtMax)),
  "grant": /*#__PURE__*/ zod.union([RewardGrant,/*#__PURE__*/ zod.null()])
});

export type CompensationProposal = zod.input<typeof CompensationProposal>;
export type CompensationProposalOutput = zod.output<typeof CompensationProposal>;
