/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Gender } from './Gender.ts';

export const taxIdRequestTaxIdMax = 40;

export const taxIdRequestCountryCodeMin = 2;
export const taxIdRequestCountryCodeMax = 2;


export const taxIdRequestCountryCodeRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const taxIdRequestFirstnameMax = 80;

export const taxIdRequestLastnameMax = 80;

export const taxIdRequestDateOfBirthMin = 10;
export const taxIdRequestDateOfBirthMax = 10;

export const taxIdRequestPlaceOfBirthMax = 100;

export const taxIdRequestCountryOfBirthMin = 2;
export const taxIdRequestCountryOfBirthMax = 2;


export const taxIdRequestCountryOfBirthRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');


export const TaxIdRequest = /*#__PURE__*/ zod.object({
  "taxId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestTaxIdMax)),
  "countryCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(taxIdRequestCountryCodeMin)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestCountryCodeMax)).check(/*#__PURE__*/ zod.regex(taxIdRequestCountryCodeRegExp)),
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestFirstnameMax))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestLastnameMax))),
  "dateOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(taxIdRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestDateOfBirthMax))),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "placeOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestPlaceOfBirthMax))),
  "countryOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(taxIdRequestCountryOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(taxIdRequestCountryOfBirthMax)).check(/*#__PURE__*/ zod.regex(taxIdRequestCountryOfBirthRegExp)))
});

export type TaxIdRequest = zod.input<typeof TaxIdRequest>;
export type TaxIdRequestOutput = zod.output<typeof TaxIdRequest>;
