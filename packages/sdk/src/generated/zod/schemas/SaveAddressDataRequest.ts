/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const saveAddressDataRequestStreetMax = 120;

export const saveAddressDataRequestHouseNumberMin = 0;
export const saveAddressDataRequestHouseNumberMax = 20;

export const saveAddressDataRequestZipCodeMax = 12;

export const saveAddressDataRequestCityMax = 100;

export const saveAddressDataRequestProvinceCodeMax = 10;

export const saveAddressDataRequestCountryCodeMin = 2;
export const saveAddressDataRequestCountryCodeMax = 2;


export const saveAddressDataRequestCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const SaveAddressDataRequest = /*#__PURE__*/ zod.object({
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveAddressDataRequestStreetMax)),
  "houseNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveAddressDataRequestHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(saveAddressDataRequestHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveAddressDataRequestZipCodeMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveAddressDataRequestCityMax)),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveAddressDataRequestProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveAddressDataRequestCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(saveAddressDataRequestCountryCodeMax)).check(/*#__PURE__*/ zod.regex(saveAddressDataRequestCountryCodeRegExp))
});

export type SaveAddressDataRequest = zod.input<typeof SaveAddressDataRequest>;
export type SaveAddressDataRequestOutput = zod.output<typeof SaveAddressDataRequest>;
