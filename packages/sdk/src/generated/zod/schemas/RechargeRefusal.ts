/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const RechargeRefusal = /*#__PURE__*/ zod.enum(['UNKNOWN', 'NOT_PERMITTED']);

export type RechargeRefusal = zod.input<typeof RechargeRefusal>;
export type RechargeRefusalOutput = zod.output<typeof RechargeRefusal>;
