/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PassType = /*#__PURE__*/ zod.enum(['VISITS', 'DAY_TICKET', 'VOUCHER', 'CONTRACT_VOUCHER']);

export type PassType = zod.input<typeof PassType>;
export type PassTypeOutput = zod.output<typeof PassType>;
