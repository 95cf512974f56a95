/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createPaymentMethodCheckoutRequestTokenMin = 32;
export const createPaymentMethodCheckoutRequestTokenMax = 64;


export const createPaymentMethodCheckoutRequestTokenRegExp = /*#__PURE__*/ new RegExp('^pmt_[A-Za-z0-9_-]{28,60}$');
export const createPaymentMethodCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreatePaymentMethodCheckoutRequest = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentMethodCheckoutRequestTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentMethodCheckoutRequestTokenMax)).check(/*#__PURE__*/ zod.regex(createPaymentMethodCheckoutRequestTokenRegExp)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createPaymentMethodCheckoutRequestPaymentInstrumentIdMax))
});

export type CreatePaymentMethodCheckoutRequest = zod.input<typeof CreatePaymentMethodCheckoutRequest>;
export type CreatePaymentMethodCheckoutRequestOutput = zod.output<typeof CreatePaymentMethodCheckoutRequest>;
