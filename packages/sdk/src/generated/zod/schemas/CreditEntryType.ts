/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const CreditEntryType = /*#__PURE__*/ zod.enum(['RECHARGE', 'USE', 'REVERSAL']);

export type CreditEntryType = zod.input<typeof CreditEntryType>;
export type CreditEntryTypeOutput = zod.output<typeof CreditEntryType>;
