/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckoutState } from './CheckoutState.ts';
import { DeclineReason } from './DeclineReason.ts';
import { FamilyMember } from './FamilyMember.ts';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';
import { VoucherPayment } from './VoucherPayment.ts';

export const checkoutIdMin = 36;
export const checkoutIdMax = 36;

export const checkoutOrganizationUnitIdMax = 9007199254740991;

export const checkoutCreatedAtMin = 20;
export const checkoutCreatedAtMax = 35;

export const checkoutExpiresAtMin = 20;
export const checkoutExpiresAtMax = 35;

export const checkoutPublicTokenMax = 1024;



export const Checkout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(checkoutIdMin)).check(/*#__PURE__*/ zod.maxLength(checkoutIdMax)),
  "type": /*#__PURE__*/ zod.enum(['ACCOUNT_BALANCE', 'COURSE_APPOINTMENT', 'PRODUCT_VARIANT', 'SINGLE_APPOINTMENT']),
  "state": CheckoutState,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkoutOrganizationUnitIdMax)),
  "price": Money,
  "voucher": /*#__PURE__*/ zod.union([VoucherPayment,/*#__PURE__*/ zod.null()]),
  "amountDue": Money,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(checkoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(checkoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(checkoutExpiresAtMax)),
  "publicToken": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(checkoutPublicTokenMax))),
  "bookedFor": /*#__PURE__*/ zod.optional(FamilyMember),
  "charged": /*#__PURE__*/ zod.boolean()
});

export type Checkout = zod.input<typeof Checkout>;
export type CheckoutOutput = zod.output<typeof Checkout>;
