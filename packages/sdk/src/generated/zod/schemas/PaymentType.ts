/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PaymentType = /*#__PURE__*/ zod.enum(['CREDIT_CARD', 'BANCONTACT_CARD', 'IDEAL', 'PAYPAL', 'TWINT', 'DIRECT_DEBIT']);

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;
