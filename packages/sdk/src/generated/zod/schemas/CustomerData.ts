/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const customerDataFirstnameMax = 80;


export const customerDataFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const customerDataLastnameMax = 80;


export const customerDataLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const customerDataDateOfBirthMin = 10;
export const customerDataDateOfBirthMax = 10;

export const customerDataPhoneMin = 5;
export const customerDataPhoneMax = 30;


export const customerDataPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');
export const customerDataStreetMax = 120;

export const customerDataHouseNumberMin = 0;
export const customerDataHouseNumberMax = 20;

export const customerDataZipCodeMax = 12;

export const customerDataCityMax = 100;

export const customerDataProvinceCodeMax = 10;

export const customerDataCountryCodeMin = 2;
export const customerDataCountryCodeMax = 2;


export const customerDataCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const CustomerData = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerDataFirstnameMax)).check(/*#__PURE__*/ zod.regex(customerDataFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerDataLastnameMax)).check(/*#__PURE__*/ zod.regex(customerDataLastnameRegExp)),
  "email": EmailAddress,
  "dateOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(customerDataDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(customerDataDateOfBirthMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(customerDataPhoneMin)).check(/*#__PURE__*/ zod.maxLength(customerDataPhoneMax)).check(/*#__PURE__*/ zod.regex(customerDataPhoneRegExp))),
  "street": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerDataStreetMax))),
  "houseNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(customerDataHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(customerDataHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerDataZipCodeMax))),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerDataCityMax))),
  "provinceCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerDataProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(customerDataCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(customerDataCountryCodeMax)).check(/*#__PURE__*/ zod.regex(customerDataCountryCodeRegExp)))
});

export type CustomerData = zod.input<typeof CustomerData>;
export type CustomerDataOutput = zod.output<typeof CustomerData>;
