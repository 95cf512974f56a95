/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { VoucherBalance } from './VoucherBalance.ts';
import { VoucherRecipient } from './VoucherRecipient.ts';

export const purchasedProductUuidMin = 36;
export const purchasedProductUuidMax = 36;

export const purchasedProductCodeMin = 14;
export const purchasedProductCodeMax = 14;


export const purchasedProductCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$');
export const purchasedProductCodesMax = 20;

export const purchasedProductQuantityMax = 20;

export const purchasedProductValidFromMin = 10;
export const purchasedProductValidFromMax = 10;

export const purchasedProductValidUntilMin = 10;
export const purchasedProductValidUntilMax = 10;

export const purchasedProductBookingOptionIdMax = 9007199254740991;



export const PurchasedProduct = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(purchasedProductUuidMin)).check(/*#__PURE__*/ zod.maxLength(purchasedProductUuidMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(purchasedProductCodeMin)).check(/*#__PURE__*/ zod.maxLength(purchasedProductCodeMax)).check(/*#__PURE__*/ zod.regex(purchasedProductCodeRegExp)),
  "codes": /*#__PURE__*/ zod.array(VoucherBalance).check(/*#__PURE__*/ zod.maxLength(purchasedProductCodesMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasedProductQuantityMax)),
  "validFrom": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(purchasedProductValidFromMin)).check(/*#__PURE__*/ zod.maxLength(purchasedProductValidFromMax)),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(purchasedProductValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(purchasedProductValidUntilMax))),
  "bookingOptionId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasedProductBookingOptionIdMax))),
  "recipient": /*#__PURE__*/ zod.union([VoucherRecipient,/*#__PURE__*/ zod.null()])
});

export type PurchasedProduct = zod.input<typeof PurchasedProduct>;
export type PurchasedProductOutput = zod.output<typeof PurchasedProduct>;
