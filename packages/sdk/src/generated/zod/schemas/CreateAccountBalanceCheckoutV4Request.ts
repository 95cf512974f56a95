/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';

export const createAccountBalanceCheckoutV4RequestOrganizationUnitIdMax = 9007199254740991;

export const createAccountBalanceCheckoutV4RequestPaymentInstrumentIdMax = 9007199254740991;

export const createAccountBalanceCheckoutV4RequestTokenizationReferenceMin = 36;
export const createAccountBalanceCheckoutV4RequestTokenizationReferenceMax = 36;



export const CreateAccountBalanceCheckoutV4Request = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createAccountBalanceCheckoutV4RequestOrganizationUnitIdMax)),
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createAccountBalanceCheckoutV4RequestPaymentInstrumentIdMax))),
  "tokenizationReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(createAccountBalanceCheckoutV4RequestTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(createAccountBalanceCheckoutV4RequestTokenizationReferenceMax)))
});

export type CreateAccountBalanceCheckoutV4Request = zod.input<typeof CreateAccountBalanceCheckoutV4Request>;
export type CreateAccountBalanceCheckoutV4RequestOutput = zod.output<typeof CreateAccountBalanceCheckoutV4Request>;
