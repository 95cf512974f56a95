/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Money } from './Money.ts';
import { VoucherBalance } from './VoucherBalance.ts';
import { VoucherRecipient } from './VoucherRecipient.ts';

export const purchasedVoucherUuidMin = 36;
export const purchasedVoucherUuidMax = 36;

export const purchasedVoucherVoucherIdMax = 9007199254740991;

export const purchasedVoucherOrganizationUnitIdMax = 9007199254740991;

export const purchasedVoucherNameMax = 120;

export const purchasedVoucherCodeMin = 14;
export const purchasedVoucherCodeMax = 14;


export const purchasedVoucherCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z0-9]{4}(-[A-Z0-9]{4}){2}$');
export const purchasedVoucherCodesMax = 20;

export const purchasedVoucherQuantityMax = 20;

export const purchasedVoucherPurchasedAtMin = 20;
export const purchasedVoucherPurchasedAtMax = 35;

export const purchasedVoucherValidUntilMin = 10;
export const purchasedVoucherValidUntilMax = 10;



export const PurchasedVoucher = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(purchasedVoucherUuidMin)).check(/*#__PURE__*/ zod.maxLength(purchasedVoucherUuidMax)),
  "voucherId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasedVoucherVoucherIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasedVoucherOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(purchasedVoucherNameMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(purchasedVoucherCodeMin)).check(/*#__PURE__*/ zod.maxLength(purchasedVoucherCodeMax)).check(/*#__PURE__*/ zod.regex(purchasedVoucherCodeRegExp)),
  "amount": Money,
  "codes": /*#__PURE__*/ zod.array(VoucherBalance).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(purchasedVoucherCodesMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(purchasedVoucherQuantityMax)),
  "recipient": /*#__PURE__*/ zod.union([VoucherRecipient,/*#__PURE__*/ zod.null()]),
  "purchasedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(purchasedVoucherPurchasedAtMin)).check(/*#__PURE__*/ zod.maxLength(purchasedVoucherPurchasedAtMax)),
  "validUntil": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(purchasedVoucherValidUntilMin)).check(/*#__PURE__*/ zod.maxLength(purchasedVoucherValidUntilMax)))
});

export type PurchasedVoucher = zod.input<typeof PurchasedVoucher>;
export type PurchasedVoucherOutput = zod.output<typeof PurchasedVoucher>;
