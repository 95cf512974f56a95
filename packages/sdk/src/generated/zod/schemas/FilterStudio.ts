/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Coordinates } from './Coordinates.ts';

export const filterStudioIdMax = 9007199254740991;

export const filterStudioTenantMax = 63;


export const filterStudioTenantRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9-]{1,63}$');
export const filterStudioNameMax = 120;

export const filterStudioAliasMin = 2;
export const filterStudioAliasMax = 80;


export const filterStudioAliasRegExp = /*#__PURE__*/ new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');
export const filterStudioCityMax = 100;

export const filterStudioCountryCodeMin = 2;
export const filterStudioCountryCodeMax = 2;


export const filterStudioCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const filterStudioCategoryIdsItemMax = 9007199254740991;

export const filterStudioCategoryIdsMax = 50;

export const filterStudioFeatureIdsItemMax = 9007199254740991;

export const filterStudioFeatureIdsMax = 200;



export const FilterStudio = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(filterStudioIdMax)),
  "tenant": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStudioTenantMax)).check(/*#__PURE__*/ zod.regex(filterStudioTenantRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStudioNameMax)),
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(filterStudioAliasMin)).check(/*#__PURE__*/ zod.maxLength(filterStudioAliasMax)).check(/*#__PURE__*/ zod.regex(filterStudioAliasRegExp)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(filterStudioCityMax)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(filterStudioCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(filterStudioCountryCodeMax)).check(/*#__PURE__*/ zod.regex(filterStudioCountryCodeRegExp)),
  "categoryIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(filterStudioCategoryIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(filterStudioCategoryIdsMax)),
  "featureIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(filterStudioFeatureIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(filterStudioFeatureIdsMax)),
  "coordinates": /*#__PURE__*/ zod.optional(Coordinates),
  "isOpen": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type FilterStudio = zod.input<typeof FilterStudio>;
export type FilterStudioOutput = zod.output<typeof FilterStudio>;
