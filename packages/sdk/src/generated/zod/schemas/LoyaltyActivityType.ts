/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const LoyaltyActivityType = /*#__PURE__*/ zod.enum(['REGISTRATION', 'REFERRAL', 'COURSE_BOOKING', 'CHECK_IN', 'CUSTOM']);

export type LoyaltyActivityType = zod.input<typeof LoyaltyActivityType>;
export type LoyaltyActivityTypeOutput = zod.output<typeof LoyaltyActivityType>;
