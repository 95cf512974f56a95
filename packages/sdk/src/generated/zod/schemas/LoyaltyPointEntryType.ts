/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const LoyaltyPointEntryType = /*#__PURE__*/ zod.enum(['EARNED', 'REDEEMED', 'EXPIRED']);

export type LoyaltyPointEntryType = zod.input<typeof LoyaltyPointEntryType>;
export type LoyaltyPointEntryTypeOutput = zod.output<typeof LoyaltyPointEntryType>;
