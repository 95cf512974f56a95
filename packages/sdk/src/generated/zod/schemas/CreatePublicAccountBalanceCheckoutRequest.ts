/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createPublicAccountBalanceCheckoutRequestTokenMin = 32;
export const createPublicAccountBalanceCheckoutRequestTokenMax = 64;


export const createPublicAccountBalanceCheckoutRequestTokenRegExp = /*#__PURE__*/ new RegExp('^bal_[A-Za-z0-9_-]{28,60}$');
export const createPublicAccountBalanceCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreatePublicAccountBalanceCheckoutRequest = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPublicAccountBalanceCheckoutRequestTokenMin)).check(/*#__PURE__*/ zod.maxLength(createPublicAccountBalanceCheckoutRequestTokenMax)).check(/*#__PURE__*/ zod.regex(createPublicAccountBalanceCheckoutRequestTokenRegExp)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createPublicAccountBalanceCheckoutRequestPaymentInstrumentIdMax))
});

export type CreatePublicAccountBalanceCheckoutRequest = zod.input<typeof CreatePublicAccountBalanceCheckoutRequest>;
export type CreatePublicAccountBalanceCheckoutRequestOutput = zod.output<typeof CreatePublicAccountBalanceCheckoutRequest>;
