/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Recruitment } from './Recruitment.ts';
import { RewardChoice } from './RewardChoice.ts';

export const referralPremiumInfoPremiumsMax = 50;



export const ReferralPremiumInfo = /*#__PURE__*/ zod.object({
  "recruitment": Recruitment,
  "premiums": /*#__PURE__*/ zod.array(RewardChoice).check(/*#__PURE__*/ zod.maxLength(referralPremiumInfoPremiumsMax))
});

export type ReferralPremiumInfo = zod.input<typeof ReferralPremiumInfo>;
export type ReferralPremiumInfoOutput = zod.output<typeof ReferralPremiumInfo>;
