/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { EmailAddress } from './EmailAddress.ts';
import { Gender } from './Gender.ts';

export const contractCustomerDataFirstnameMax = 80;


export const contractCustomerDataFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const contractCustomerDataLastnameMax = 80;


export const contractCustomerDataLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const contractCustomerDataDateOfBirthMin = 10;
export const contractCustomerDataDateOfBirthMax = 10;

export const contractCustomerDataPhoneMin = 5;
export const contractCustomerDataPhoneMax = 30;


export const contractCustomerDataPhoneRegExp = /*#__PURE__*/ new RegExp('^[0-9+()/ .-]+$');
export const contractCustomerDataStreetMax = 120;

export const contractCustomerDataHouseNumberMin = 0;
export const contractCustomerDataHouseNumberMax = 20;

export const contractCustomerDataZipCodeMax = 12;

export const contractCustomerDataCityMax = 100;

export const contractCustomerDataProvinceCodeMax = 10;

export const contractCustomerDataCountryCodeMin = 2;
export const contractCustomerDataCountryCodeMax = 2;


export const contractCustomerDataCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const contractCustomerDataPlaceOfBirthMax = 100;

export const contractCustomerDataCountryOfBirthMin = 2;
export const contractCustomerDataCountryOfBirthMax = 2;


export const contractCustomerDataCountryOfBirthRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const contractCustomerDataTaxIdMax = 40;



export const ContractCustomerData = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataFirstnameMax)).check(/*#__PURE__*/ zod.regex(contractCustomerDataFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataLastnameMax)).check(/*#__PURE__*/ zod.regex(contractCustomerDataLastnameRegExp)),
  "email": EmailAddress,
  "dateOfBirth": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(contractCustomerDataDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataDateOfBirthMax)),
  "phone": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractCustomerDataPhoneMin)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataPhoneMax)).check(/*#__PURE__*/ zod.regex(contractCustomerDataPhoneRegExp)),
  "street": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataStreetMax)),
  "houseNumber": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractCustomerDataHouseNumberMin)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataHouseNumberMax))),
  "zipCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataZipCodeMax)),
  "city": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataCityMax)),
  "provinceCode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataProvinceCodeMax))),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractCustomerDataCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataCountryCodeMax)).check(/*#__PURE__*/ zod.regex(contractCustomerDataCountryCodeRegExp)),
  "gender": /*#__PURE__*/ zod.optional(Gender),
  "placeOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataPlaceOfBirthMax))),
  "countryOfBirth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(contractCustomerDataCountryOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataCountryOfBirthMax)).check(/*#__PURE__*/ zod.regex(contractCustomerDataCountryOfBirthRegExp))),
  "taxId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(contractCustomerDataTaxIdMax)))
});

export type ContractCustomerData = zod.input<typeof ContractCustomerData>;
export type ContractCustomerDataOutput = zod.output<typeof ContractCustomerData>;
