/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const saveContactsRequestPhoneMin = 5;
export const saveContactsRequestPhoneMax = 30;


export const saveContactsRequestPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');
export const saveContactsRequestStreetMax = 120;

export const saveContactsRequestHouseNumberMax = 20;

export const saveContactsRequestZipCodeMax = 12;

export const saveContactsRequestCityMax = 100;

export const saveContactsRequestProvinceCodeMax = 10;

export const saveContactsRequestCountryCodeMin = 2;
export const saveContactsRequestCountryCodeMax = 2;


export const saveContactsRequestCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const SaveContactsRequest = /*#__PURE__*/ zod.object({
  "phone": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveContactsRequestPhoneMin)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestPhoneMax)).check(/*#__PURE__*/ zod.regex(saveContactsRequestPhoneRegExp))),
  "street": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestStreetMax))),
  "houseNumber": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestZipCodeMax))),
  "city": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestCityMax))),
  "provinceCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveContactsRequestCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(saveContactsRequestCountryCodeMax)).check(/*#__PURE__*/ zod.regex(saveContactsRequestCountryCodeRegExp)))
});

export type SaveContactsRequest = zod.input<typeof SaveContactsRequest>;
export type SaveContactsRequestOutput = zod.output<typeof SaveContactsRequest>;
