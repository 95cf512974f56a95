/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const RewardType = /*#__PURE__*/ zod.enum(['FREE_PERIOD', 'SUBSCRIPTION_FEE_CREDIT', 'CREDIT', 'CONSUMPTION_CREDIT', 'CONTRACT_VOUCHER', 'WAIVER', 'BENEFIT', 'CUSTOM', 'SUBSCRIPTION_FEE_DISCOUNT']);

export type RewardType = zod.input<typeof RewardType>;
export type RewardTypeOutput = zod.output<typeof RewardType>;
