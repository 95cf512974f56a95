/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const LoyaltyCustomerStateType = /*#__PURE__*/ zod.enum(['NOT_REGISTERED', 'IN_REGISTRATION', 'REGISTERED']);

export type LoyaltyCustomerStateType = zod.input<typeof LoyaltyCustomerStateType>;
export type LoyaltyCustomerStateTypeOutput = zod.output<typeof LoyaltyCustomerStateType>;
