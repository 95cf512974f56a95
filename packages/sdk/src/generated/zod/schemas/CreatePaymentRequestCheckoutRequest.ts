/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createPaymentRequestCheckoutRequestPaymentRequestUuidMax = 1024;

export const createPaymentRequestCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreatePaymentRequestCheckoutRequest = /*#__PURE__*/ zod.object({
  "paymentRequestUuid": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPaymentRequestCheckoutRequestPaymentRequestUuidMax)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createPaymentRequestCheckoutRequestPaymentInstrumentIdMax))
});

export type CreatePaymentRequestCheckoutRequest = zod.input<typeof CreatePaymentRequestCheckoutRequest>;
export type CreatePaymentRequestCheckoutRequestOutput = zod.output<typeof CreatePaymentRequestCheckoutRequest>;
