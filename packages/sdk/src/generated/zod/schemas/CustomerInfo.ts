/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';

export const customerInfoCustomerIdMax = 9007199254740991;

export const customerInfoFirstnameMax = 80;

export const customerInfoLastnameMax = 80;

export const customerInfoDateOfBirthMin = 10;
export const customerInfoDateOfBirthMax = 10;

export const customerInfoPhoneMin = 5;
export const customerInfoPhoneMax = 30;

export const customerInfoStreetMax = 120;

export const customerInfoHouseNumberMin = 0;
export const customerInfoHouseNumberMax = 20;

export const customerInfoZipCodeMax = 12;

export const customerInfoCityMax = 100;

export const customerInfoProvinceCodeMax = 10;

export const customerInfoCountryCodeMin = 2;
export const customerInfoCountryCodeMax = 2;


export const customerInfoCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const customerInfoHomeStudioIdMax = 9007199254740991;



export const CustomerInfo = /*#__PURE__*/ zod.object({
  "customerId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(customerInfoCustomerIdMax))),
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerInfoFirstnameMax))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerInfoLastnameMax))),
  "email": EmailAddress,
  "dateOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(customerInfoDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(customerInfoDateOfBirthMax))),
  "phone": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(customerInfoPhoneMin)).check(/*#__PURE__*/ zod.maxLength(customerInfoPhoneMax))),
  "street": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerInfoStreetMax))),
  "houseNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(customerInfoHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(customerInfoHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerInfoZipCodeMax))),
  "city": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerInfoCityMax))),
  "provinceCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(customerInfoProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(customerInfoCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(customerInfoCountryCodeMax)).check(/*#__PURE__*/ zod.regex(customerInfoCountryCodeRegExp))),
  "homeStudioId": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(customerInfoHomeStudioIdMax)))
});

export type CustomerInfo = zod.input<typeof CustomerInfo>;
export type CustomerInfoOutput = zod.output<typeof CustomerInfo>;
