/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const OnlinePaymentMethod = /*#__PURE__*/ zod.enum(['CREDIT_CARD', 'BANCONTACT_CARD', 'IDEAL', 'PAYPAL', 'TWINT', 'FINION_PAY', 'DIRECT_DEBIT']);

export type OnlinePaymentMethod = zod.input<typeof OnlinePaymentMethod>;
export type OnlinePaymentMethodOutput = zod.output<typeof OnlinePaymentMethod>;
