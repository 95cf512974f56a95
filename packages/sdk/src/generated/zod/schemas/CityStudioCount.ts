/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const cityStudioCountCityMax = 100;

export const cityStudioCountCountryCodeMin = 2;
export const cityStudioCountCountryCodeMax = 2;


export const cityStudioCountCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const cityStudioCountCountMax = 1000000;



export const CityStudioCount = /*#__PURE__*/ zod.object({
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(cityStudioCountCityMax)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cityStudioCountCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(cityStudioCountCountryCodeMax)).check(/*#__PURE__*/ zod.regex(cityStudioCountCountryCodeRegExp)),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cityStudioCountCountMax))
});

export type CityStudioCount = zod.input<typeof CityStudioCount>;
export type CityStudioCountOutput = zod.output<typeof CityStudioCount>;
