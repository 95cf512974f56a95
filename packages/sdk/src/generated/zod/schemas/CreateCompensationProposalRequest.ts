/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const createCompensationProposalRequestPremiumIdMax = 9007199254740991;

export const createCompensationProposalRequestRewardPeriodFromMin = 10;
export const createCompensationProposalRequestRewardPeriodFromMax = 10;



export const CreateCompensationProposalRequest = /*#__PURE__*/ zod.object({
  "premiumId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createCompensationProposalRequestPremiumIdMax)),
  "rewardPeriodFrom": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(createCompensationProposalRequestRewardPeriodFromMin)).check(/*#__PURE__*/ zod.maxLength(createCompensationProposalRequestRewardPeriodFromMax)))
});

export type CreateCompensationProposalRequest = zod.input<typeof CreateCompensationProposalRequest>;
export type CreateCompensationProposalRequestOutput = zod.output<typeof CreateCompensationProposalRequest>;
