/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const PaymentMethod = /*#__PURE__*/ zod.enum(['UNDEFINED', 'CASH', 'DEBT_COLLECTION', 'DIRECT_DEBIT', 'INVOICE', 'BANK_TRANSFER', 'STANDING_ORDER', 'CREDIT_CARD']);

export type PaymentMethod = zod.input<typeof PaymentMethod>;
export type PaymentMethodOutput = zod.output<typeof PaymentMethod>;
