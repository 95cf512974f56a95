/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

import {
  VirtualProduct
} from '../schemas/VirtualProduct.ts';


/**
 * For anybody logged in. Packs, day tickets and vouchers that can be bought now, sold out ones too; what is for members alone comes for members of the studio's tenant. Prices count in the major unit of the studio's currency.
 * @summary What the studio sells, for the account
 */
export const listVirtualProductsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListVirtualProductsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVirtualProductsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListVirtualProductsResponseItem = VirtualProduct
export const ListVirtualProductsResponse = /*#__PURE__*/ zod.array(ListVirtualProductsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody. Packs, day tickets and vouchers that can be bought now, sold out ones too; what is for members alone is among them and says so in memberOnly. Prices count in the major unit of the studio's currency.
 * @summary What the studio sells
 */
export const listPublicVirtualProductsQueryOrganizationUnitIdMax = 9007199254740991;



export const ListPublicVirtualProductsQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPublicVirtualProductsQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.'))
})

export const ListPublicVirtualProductsResponseItem = VirtualProduct
export const ListPublicVirtualProductsResponse = /*#__PURE__*/ zod.array(ListPublicVirtualProductsResponseItem).check(/*#__PURE__*/ zod.maxLength(100))

/**
 * For anybody logged in. Has all variants of the product, so that another one can be chosen; what is for members alone is found by members of the studio's tenant.
 * @summary The product that a variant is of, for the account
 */
export const getVirtualProductByVariantQueryOrganizationUnitIdMax = 9007199254740991;

export const getVirtualProductByVariantQueryProductVariantIdMax = 9007199254740991;



export const GetVirtualProductByVariantQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVirtualProductByVariantQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getVirtualProductByVariantQueryProductVariantIdMax)).check(/*#__PURE__*/ zod.describe('Identifies a variant of the product.'))
})

export const GetVirtualProductByVariantResponse = VirtualProduct

/**
 * For anybody. Has all variants of the product, so that another one can be chosen; what is for members alone says so in memberOnly.
 * @summary The product that a variant is of
 */
export const getPublicVirtualProductByVariantQueryOrganizationUnitIdMax = 9007199254740991;

export const getPublicVirtualProductByVariantQueryProductVariantIdMax = 9007199254740991;



export const GetPublicVirtualProductByVariantQueryParams = /*#__PURE__*/ zod.object({
  "organizationUnitId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicVirtualProductByVariantQueryOrganizationUnitIdMax)).check(/*#__PURE__*/ zod.describe('Organization unit id of the studio.')),
  "productVariantId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPublicVirtualProductByVariantQueryProductVariantIdMax)).check(/*#__PURE__*/ zod.describe('Identifies a variant of the product.'))
})

export const GetPublicVirtualProductByVariantResponse = VirtualProduct
