/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const LoyaltyPremiumState = /*#__PURE__*/ zod.enum(['REDEEMABLE', 'TOO_FEW_POINTS', 'LEVEL_TOO_LOW', 'GONE', 'REDEEMED']);

export type LoyaltyPremiumState = zod.input<typeof LoyaltyPremiumState>;
export type LoyaltyPremiumStateOutput = zod.output<typeof LoyaltyPremiumState>;
