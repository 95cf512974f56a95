/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerData } from './CustomerData.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { VoucherCode } from './VoucherCode.ts';
import { VoucherRecipient } from './VoucherRecipient.ts';

export const createProductVariantCheckoutRequestProductVariantIdMax = 9007199254740991;

export const createProductVariantCheckoutRequestOrganizationUnitIdMax = 9007199254740991;

export const createProductVariantCheckoutRequestQuantityMax = 20;

export const createProductVariantCheckoutRequestUsageDateMin = 10;
export const createProductVariantCheckoutRequestUsageDateMax = 10;

export const createProductVariantCheckoutRequestPaymentInstrumentIdMax = 9007199254740991;



export const CreateProductVariantCheckoutRequest = /*#__PURE__*/ zod.object({
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutRequestProductVariantIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutRequestOrganizationUnitIdMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutRequestQuantityMax)),
  "usageDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutRequestUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutRequestUsageDateMax))),
  "recipient": /*#__PURE__*/ zod.union([VoucherRecipient,/*#__PURE__*/ zod.null()]),
  "customerData": CustomerData,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutRequestPaymentInstrumentIdMax))),
  "voucherCode": /*#__PURE__*/ zod.optional(VoucherCode)
});

export type CreateProductVariantCheckoutRequest = zod.input<typeof CreateProductVariantCheckoutRequest>;
export type CreateProductVariantCheckoutRequestOutput = zod.output<typeof CreateProductVariantCheckoutRequest>;
