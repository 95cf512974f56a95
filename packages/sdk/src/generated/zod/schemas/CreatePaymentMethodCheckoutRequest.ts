/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createPaymentMethodCheckoutRequestTokenMax = 1024;

export const createPaymentMethodCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreatePaymentMethodCheckoutRequest = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPaymentMethodCheckoutRequestTokenMax)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createPaymentMethodCheckoutRequestPaymentInstrumentIdMax))
});

export type CreatePaymentMethodCheckoutRequest = zod.input<typeof CreatePaymentMethodCheckoutRequest>;
export type CreatePaymentMethodCheckoutRequestOutput = zod.output<typeof CreatePaymentMethodCheckoutRequest>;
