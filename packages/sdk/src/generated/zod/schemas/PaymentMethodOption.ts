/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentType } from './PaymentType.ts';

export const PaymentMethodOption = /*#__PURE__*/ zod.object({
  "paymentMethod": OnlinePaymentMethod,
  "paymentType": /*#__PURE__*/ zod.union([PaymentType,/*#__PURE__*/ zod.null()]),
  "authenticationRequired": /*#__PURE__*/ zod.boolean()
});

export type PaymentMethodOption = zod.input<typeof PaymentMethodOption>;
export type PaymentMethodOptionOutput = zod.output<typeof PaymentMethodOption>;
