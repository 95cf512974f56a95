/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckoutState } from './CheckoutState.ts';
import { DeclineReason } from './DeclineReason.ts';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';
import { StudioReference } from './StudioReference.ts';

export const accountBalanceCheckoutIdMin = 36;
export const accountBalanceCheckoutIdMax = 36;

export const accountBalanceCheckoutOrganizationUnitIdMax = 9007199254740991;

export const accountBalanceCheckoutCreatedAtMin = 20;
export const accountBalanceCheckoutCreatedAtMax = 35;

export const accountBalanceCheckoutExpiresAtMin = 20;
export const accountBalanceCheckoutExpiresAtMax = 35;

export const accountBalanceCheckoutPublicTokenMax = 1024;



export const AccountBalanceCheckout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(accountBalanceCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(accountBalanceCheckoutIdMax)),
  "type": /*#__PURE__*/ zod.enum(['ACCOUNT_BALANCE', 'COURSE_APPOINTMENT', 'PRODUCT_VARIANT', 'SINGLE_APPOINTMENT']),
  "state": CheckoutState,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(accountBalanceCheckoutOrganizationUnitIdMax)),
  "price": Money,
  "paymentMethod": OnlinePaymentMethod,
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(accountBalanceCheckoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(accountBalanceCheckoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(accountBalanceCheckoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(accountBalanceCheckoutExpiresAtMax)),
  "publicToken": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(accountBalanceCheckoutPublicTokenMax))),
  "charged": /*#__PURE__*/ zod.boolean(),
  "studio": StudioReference,
  "balance": Money
});

export type AccountBalanceCheckout = zod.input<typeof AccountBalanceCheckout>;
export type AccountBalanceCheckoutOutput = zod.output<typeof AccountBalanceCheckout>;
