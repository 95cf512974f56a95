/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const RefundRefusal = /*#__PURE__*/ zod.enum(['NOT_CHARGED', 'ALREADY_REFUNDED', 'RETURNED', 'TOO_LATE', 'NOT_CANCELABLE']);

export type RefundRefusal = zod.input<typeof RefundRefusal>;
export type RefundRefusalOutput = zod.output<typeof RefundRefusal>;
