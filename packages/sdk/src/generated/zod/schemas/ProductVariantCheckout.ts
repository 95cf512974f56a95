/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CheckoutState } from './CheckoutState.ts';
import { CustomerData } from './CustomerData.ts';
import { DeclineReason } from './DeclineReason.ts';
import { FamilyMember } from './FamilyMember.ts';
import { Money } from './Money.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { PaymentInstrument } from './PaymentInstrument.ts';
import { PurchasedProduct } from './PurchasedProduct.ts';
import { VirtualProduct } from './VirtualProduct.ts';
import { VoucherPayment } from './VoucherPayment.ts';
import { VoucherRecipient } from './VoucherRecipient.ts';

export const productVariantCheckoutIdMin = 36;
export const productVariantCheckoutIdMax = 36;

export const productVariantCheckoutOrganizationUnitIdMax = 9007199254740991;

export const productVariantCheckoutCreatedAtMin = 20;
export const productVariantCheckoutCreatedAtMax = 35;

export const productVariantCheckoutExpiresAtMin = 20;
export const productVariantCheckoutExpiresAtMax = 35;

export const productVariantCheckoutPublicTokenMax = 1024;

export const productVariantCheckoutProductVariantIdMax = 9007199254740991;

export const productVariantCheckoutQuantityMax = 20;

export const productVariantCheckoutUsageDateMin = 10;
export const productVariantCheckoutUsageDateMax = 10;



export const ProductVariantCheckout = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(productVariantCheckoutIdMin)).check(/*#__PURE__*/ zod.maxLength(productVariantCheckoutIdMax)),
  "type": /*#__PURE__*/ zod.enum(['ACCOUNT_BALANCE', 'COURSE_APPOINTMENT', 'PRODUCT_VARIANT', 'SINGLE_APPOINTMENT']),
  "state": CheckoutState,
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productVariantCheckoutOrganizationUnitIdMax)),
  "price": Money,
  "voucher": /*#__PURE__*/ zod.union([VoucherPayment,/*#__PURE__*/ zod.null()]),
  "amountDue": Money,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrument": /*#__PURE__*/ zod.union([PaymentInstrument,/*#__PURE__*/ zod.null()]),
  "failureReason": /*#__PURE__*/ zod.union([DeclineReason,/*#__PURE__*/ zod.null()]),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(productVariantCheckoutCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(productVariantCheckoutCreatedAtMax)),
  "expiresAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(productVariantCheckoutExpiresAtMin)).check(/*#__PURE__*/ zod.maxLength(productVariantCheckoutExpiresAtMax)),
  "publicToken": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(productVariantCheckoutPublicTokenMax))),
  "product": VirtualProduct,
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productVariantCheckoutProductVariantIdMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(productVariantCheckoutQuantityMax)),
  "usageDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(productVariantCheckoutUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(productVariantCheckoutUsageDateMax))),
  "recipient": /*#__PURE__*/ zod.union([VoucherRecipient,/*#__PURE__*/ zod.null()]),
  "customerData": CustomerData,
  "bookedFor": /*#__PURE__*/ zod.optional(FamilyMember),
  "charged": /*#__PURE__*/ zod.boolean(),
  "purchase": /*#__PURE__*/ zod.union([PurchasedProduct,/*#__PURE__*/ zod.null()])
});

export type ProductVariantCheckout = zod.input<typeof ProductVariantCheckout>;
export type ProductVariantCheckoutOutput = zod.output<typeof ProductVariantCheckout>;
