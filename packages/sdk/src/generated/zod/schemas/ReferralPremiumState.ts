/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const ReferralPremiumState = /*#__PURE__*/ zod.enum(['NOT_YET_REDEEMABLE', 'REDEEMABLE', 'REDEEMED', 'NOT_REDEEMABLE']);

export type ReferralPremiumState = zod.input<typeof ReferralPremiumState>;
export type ReferralPremiumStateOutput = zod.output<typeof ReferralPremiumState>;
