/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { AddressDataAmendment } from './AddressDataAmendment.ts';

export const addressDataStreetMax = 120;

export const addressDataHouseNumberMin = 0;
export const addressDataHouseNumberMax = 20;

export const addressDataZipCodeMax = 12;

export const addressDataCityMax = 100;

export const addressDataProvinceCodeMax = 10;

export const addressDataCountryCodeMin = 2;
export const addressDataCountryCodeMax = 2;


export const addressDataCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const AddressData = /*#__PURE__*/ zod.object({
  "street": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataStreetMax))),
  "houseNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressDataHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(addressDataHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataZipCodeMax))),
  "city": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataCityMax))),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addressDataProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addressDataCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(addressDataCountryCodeMax)).check(/*#__PURE__*/ zod.regex(addressDataCountryCodeRegExp))),
  "editable": /*#__PURE__*/ zod.boolean(),
  "approvalRequired": /*#__PURE__*/ zod.boolean(),
  "pendingAmendment": /*#__PURE__*/ zod.union([AddressDataAmendment,/*#__PURE__*/ zod.null()])
});

export type AddressData = zod.input<typeof AddressData>;
export type AddressDataOutput = zod.output<typeof AddressData>;
