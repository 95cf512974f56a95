/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Recruitment } from './Recruitment.ts';

export const referralPremiumsRecruitedMembersMax = 200;

export const referralPremiumsRecruitedByMembersMax = 20;



export const ReferralPremiums = /*#__PURE__*/ zod.object({
  "recruitedMembers": /*#__PURE__*/ zod.array(Recruitment).check(/*#__PURE__*/ zod.maxLength(referralPremiumsRecruitedMembersMax)),
  "recruitedByMembers": /*#__PURE__*/ zod.array(Recruitment).check(/*#__PURE__*/ zod.maxLength(referralPremiumsRecruitedByMembersMax))
});

export type ReferralPremiums = zod.input<typeof ReferralPremiums>;
export type ReferralPremiumsOutput = zod.output<typeof ReferralPremiums>;
