/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const debtorAddressStreetMax = 120;

export const debtorAddressHouseNumberMin = 0;
export const debtorAddressHouseNumberMax = 20;

export const debtorAddressZipCodeMax = 12;

export const debtorAddressCityMax = 100;

export const debtorAddressProvinceCodeMax = 10;

export const debtorAddressCountryCodeMin = 2;
export const debtorAddressCountryCodeMax = 2;


export const debtorAddressCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const DebtorAddress = /*#__PURE__*/ zod.object({
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(debtorAddressStreetMax)),
  "houseNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(debtorAddressHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(debtorAddressHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(debtorAddressZipCodeMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(debtorAddressCityMax)),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(debtorAddressProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(debtorAddressCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(debtorAddressCountryCodeMax)).check(/*#__PURE__*/ zod.regex(debtorAddressCountryCodeRegExp))
});

export type DebtorAddress = zod.input<typeof DebtorAddress>;
export type DebtorAddressOutput = zod.output<typeof DebtorAddress>;
