/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  Pass
} from './schemas/Pass.ts';

import {
  VirtualProduct
} from './schemas/VirtualProduct.ts';



/**
 * For any logged-in user. What the account holds at the tenant in X-Tenant to book, enter or pay with: packs, day tickets, vouchers, and codes of redeemed rewards. Includes used-up and expired ones, excludes refunded ones.
 * @summary Passes of the account
 */
export const ListPassesResponseItem = Pass
export const ListPassesResponse = /*#__PURE__*/ zod.array(ListPassesResponseItem).check(/*#__PURE__*/ zod.maxLength(200))

/**
 * For any logged-in user. Available packs, day tickets and vouchers, including sold-out ones; products for members only are included for members of the studio's tenant. Prices are in the major unit of the studio's currency.
 * @summary Products of the studio, for the account
 */
export const listVirtualProductsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListVirtualProductsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVirtualProductsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListVirtualProductsResponseItem = VirtualProduct
export const ListVirtualProductsResponse = /*#__PURE__*/ zod.array(ListVirtualProductsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * Public. Available packs, day tickets and vouchers, including sold-out ones; products for members only have memberOnly. Prices are in the major unit of the studio's currency.
 * @summary Products of the studio
 */
export const listPublicVirtualProductsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicVirtualProductsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicVirtualProductsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicVirtualProductsResponseItem = VirtualProduct
export const ListPublicVirtualProductsResponse = /*#__PURE__*/ zod.array(ListPublicVirtualProductsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For any logged-in user. Contains all variants of the product to choose from; products for members only are found by members of the studio's tenant.
 * @summary Product of a variant, for the account
 */
export const getVirtualProductByVariantQueryOrganizationUnitIdMax = 9007199254740991;

export const getVirtualProductByVariantQueryProductVariantIdMax = 9007199254740991;



export const GetVirtualProductByVariantQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVirtualProductByVariantQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVirtualProductByVariantQueryProductVariantIdMax)).check(/*#__PURE__*/ zod.describe('Identifies a variant of the product.'))
})

export const GetVirtualProductByVariantResponse = VirtualProduct

/**
 * Public. Contains all variants of the product to choose from; products for members only have memberOnly.
 * @summary Product of a variant
 */
export const getPublicVirtualProductByVariantQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicVirtualProductByVariantQueryProductVariantIdMax = 9007199254740991;



export const GetPublicVirtualProductByVariantQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicVirtualProductByVariantQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicVirtualProductByVariantQueryProductVariantIdMax)).check(/*#__PURE__*/ zod.describe('Identifies a variant of the product.'))
})

export const GetPublicVirtualProductByVariantResponse = VirtualProduct
