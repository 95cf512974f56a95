/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PaymentState = /*#__PURE__*/ zod.enum(['RESERVED', 'PENDING', 'PAID', 'RETURNED', 'REFUND_PENDING', 'REFUNDED', 'CANCELED']);

export type PaymentState = zod.input<typeof PaymentState>;
export type PaymentStateOutput = zod.output<typeof PaymentState>;
