/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PaymentRequestState = /*#__PURE__*/ zod.enum(['OPEN', 'PAID', 'PAID_MEANWHILE', 'EXPIRED', 'CANCELED']);

export type PaymentRequestState = zod.input<typeof PaymentRequestState>;
export type PaymentRequestStateOutput = zod.output<typeof PaymentRequestState>;
