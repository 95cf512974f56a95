/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  PurchasedVoucher
} from './schemas/PurchasedVoucher.ts';

import {
  ValidateVoucherRequest
} from './schemas/ValidateVoucherRequest.ts';

import {
  Voucher
} from './schemas/Voucher.ts';

import {
  VoucherBalance
} from './schemas/VoucherBalance.ts';



/**
 * For any logged-in user. Vouchers bought at the tenant in X-Tenant, with their codes, excluding refunded ones.
 * @summary Purchased vouchers of the account
 */
export const ListPurchasedVouchersResponseItem = PurchasedVoucher
export const ListPurchasedVouchersResponse = /*#__PURE__*/ zod.array(ListPurchasedVouchersResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anyone with the token of the checkout; empty until it is finalized, and after a refund.
 * @summary Vouchers from a public checkout
 */
export const listPublicPurchasedVouchersQueryPublicTokenMax = 1024;



export const ListPublicPurchasedVouchersQueryParams = /*#__PURE__*/ zod.object({
  "publicToken": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPublicPurchasedVouchersQueryPublicTokenMax)).check(/*#__PURE__*/ zod.describe('The secret of the public checkout that bought them.'))
})

export const ListPublicPurchasedVouchersResponseItem = PurchasedVoucher
export const ListPublicPurchasedVouchersResponse = /*#__PURE__*/ zod.array(ListPublicPurchasedVouchersResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Includes sold-out ones. Buy a variant with createPublicProductVariantCheckout or, with an account, createProductVariantCheckoutV4.
 * @summary Vouchers for sale at the studio
 */
export const listVouchersQueryOrganizationUnitIdMax = 9007199254740991;



export const ListVouchersQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVouchersQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListVouchersResponseItem = Voucher
export const ListVouchersResponse = /*#__PURE__*/ zod.array(ListVouchersResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. By the id of a voucher for sale; purchased ones have a code and are in listPurchasedVouchers.
 * @summary A voucher for sale at the studio
 */
export const getVoucherPathVoucherIdMax = 9007199254740991;



export const GetVoucherParams = /*#__PURE__*/ zod.object({
  "voucherId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVoucherPathVoucherIdMax)).check(/*#__PURE__*/ zod.describe('Identifies the voucher for sale, not a purchased one.'))
})

export const GetVoucherResponse = Voucher

/**
 * For anyone who has the code. Changes nothing and reserves nothing. The code is in the body, because addresses are logged.
 * @summary What is left on a voucher
 */
export const ValidateVoucherBody = ValidateVoucherRequest

export const ValidateVoucherResponse = VoucherBalance
