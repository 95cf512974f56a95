/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { CustomerData } from './CustomerData.ts';
import { OnlinePaymentMethod } from './OnlinePaymentMethod.ts';
import { VoucherCode } from './VoucherCode.ts';
import { VoucherRecipient } from './VoucherRecipient.ts';

export const createProductVariantCheckoutV4RequestProductVariantIdMax = 9007199254740991;

export const createProductVariantCheckoutV4RequestOrganizationUnitIdMax = 9007199254740991;

export const createProductVariantCheckoutV4RequestQuantityMax = 20;

export const createProductVariantCheckoutV4RequestUsageDateMin = 10;
export const createProductVariantCheckoutV4RequestUsageDateMax = 10;

export const createProductVariantCheckoutV4RequestPaymentInstrumentIdMax = 9007199254740991;

export const createProductVariantCheckoutV4RequestTokenizationReferenceMin = 36;
export const createProductVariantCheckoutV4RequestTokenizationReferenceMax = 36;



export const CreateProductVariantCheckoutV4Request = /*#__PURE__*/ zod.object({
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutV4RequestProductVariantIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutV4RequestOrganizationUnitIdMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutV4RequestQuantityMax)),
  "usageDate": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutV4RequestUsageDateMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutV4RequestUsageDateMax))),
  "recipient": /*#__PURE__*/ zod.union([VoucherRecipient,/*#__PURE__*/ zod.null()]),
  "customerData": CustomerData,
  "paymentMethod": /*#__PURE__*/ zod.union([OnlinePaymentMethod,/*#__PURE__*/ zod.null()]),
  "paymentInstrumentId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(createProductVariantCheckoutV4RequestPaymentInstrumentIdMax))),
  "tokenizationReference": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(createProductVariantCheckoutV4RequestTokenizationReferenceMin)).check(/*#__PURE__*/ zod.maxLength(createProductVariantCheckoutV4RequestTokenizationReferenceMax))),
  "voucherCode": /*#__PURE__*/ zod.optional(VoucherCode)
});

export type CreateProductVariantCheckoutV4Request = zod.input<typeof CreateProductVariantCheckoutV4Request>;
export type CreateProductVariantCheckoutV4RequestOutput = zod.output<typeof CreateProductVariantCheckoutV4Request>;
