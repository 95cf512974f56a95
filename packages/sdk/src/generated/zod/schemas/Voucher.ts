/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Picture } from './Picture.ts';
import { VirtualProductVariant } from './VirtualProductVariant.ts';

export const voucherIdMax = 9007199254740991;

export const voucherOrganizationUnitIdMax = 9007199254740991;

export const voucherNameMax = 120;

export const voucherDescriptionMin = 0;
export const voucherDescriptionMax = 2000;

export const voucherVariantsMax = 50;



export const Voucher = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voucherIdMax)),
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(voucherOrganizationUnitIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voucherNameMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(voucherDescriptionMin)).check(/*#__PURE__*/ zod.maxLength(voucherDescriptionMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "variants": /*#__PURE__*/ zod.array(VirtualProductVariant).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(voucherVariantsMax))
});

export type Voucher = zod.input<typeof Voucher>;
export type VoucherOutput = zod.output<typeof Voucher>;
