/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const addressStreetMax = 120;

export const addressHouseNumberMin = 0;
export const addressHouseNumberMax = 20;

export const addressZipCodeMax = 12;

export const addressCityMax = 100;

export const addressProvinceCodeMax = 10;

export const addressCountryMin = 2;
export const addressCountryMax = 80;

export const addressCountryCodeMin = 2;
export const addressCountryCodeMax = 2;


export const addressCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const Address = /*#__PURE__*/ zod.object({
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressStreetMax)),
  "houseNumber": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(addressHouseNumberMax)),
  "zipCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressZipCodeMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressCityMax)),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressProvinceCodeMax))),
  "country": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressCountryMin)).check(/*#__PURE__*/ zod.maxLength(addressCountryMax)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(addressCountryCodeMax)).check(/*#__PURE__*/ zod.regex(addressCountryCodeRegExp)),
  "houseNumberFirst": /*#__PURE__*/ zod.boolean(),
  "hasState": /*#__PURE__*/ zod.boolean()
});

export type Address = zod.input<typeof Address>;
export type AddressOutput = zod.output<typeof Address>;
