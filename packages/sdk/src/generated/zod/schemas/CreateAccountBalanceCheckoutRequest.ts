/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createAccountBalanceCheckoutRequestOrganizationUnitIdMax = 9007199254740991;

export const createAccountBalanceCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreateAccountBalanceCheckoutRequest = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createAccountBalanceCheckoutRequestOrganizationUnitIdMax)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createAccountBalanceCheckoutRequestPaymentInstrumentIdMax))
});

export type CreateAccountBalanceCheckoutRequest = zod.input<typeof CreateAccountBalanceCheckoutRequest>;
export type CreateAccountBalanceCheckoutRequestOutput = zod.output<typeof CreateAccountBalanceCheckoutRequest>;
