/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createPublicAccountBalanceCheckoutRequestTokenMax = 1024;

export const createPublicAccountBalanceCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreatePublicAccountBalanceCheckoutRequest = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createPublicAccountBalanceCheckoutRequestTokenMax)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createPublicAccountBalanceCheckoutRequestPaymentInstrumentIdMax))
});

export type CreatePublicAccountBalanceCheckoutRequest = zod.input<typeof CreatePublicAccountBalanceCheckoutRequest>;
export type CreatePublicAccountBalanceCheckoutRequestOutput = zod.output<typeof CreatePublicAccountBalanceCheckoutRequest>;
