/** Generated from api-spec by codegen/finish.ts. Do not edit; run `npm run gen`. */
import * as zod from 'zod/mini';
import { PaymentMethod } from './PaymentMethod.ts';
import { PaymentType } from './PaymentType.ts';

export const PaymentMethodOption = /*#__PURE__*/ zod.object({
  "paymentMethod": PaymentMethod,
  "paymentType": /*#__PURE__*/ zod.union([PaymentType,/*#__PURE__*/ zod.null()]),
  "authenticationRequired": /*#__PURE__*/ zod.boolean()
});
export type PaymentMethodOption = zod.input<typeof PaymentMethodOption>;
export type PaymentMethodOptionOutput = zod.output<typeof PaymentMethodOption>;
