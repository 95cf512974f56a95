/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Gender } from './Gender.ts';
import { IdentityDocumentType } from './IdentityDocumentType.ts';

export const savePersonalDataRequestFirstnameMax = 80;


export const savePersonalDataRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const savePersonalDataRequestLastnameMax = 80;


export const savePersonalDataRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const savePersonalDataRequestDateOfBirthMin = 10;
export const savePersonalDataRequestDateOfBirthMax = 10;

export const savePersonalDataRequestPlaceOfBirthMax = 100;

export const savePersonalDataRequestCountryOfBirthMin = 2;
export const savePersonalDataRequestCountryOfBirthMax = 2;


export const savePersonalDataRequestCountryOfBirthRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const savePersonalDataRequestDocumentNumberMin = 4;
export const savePersonalDataRequestDocumentNumberMax = 30;


export const savePersonalDataRequestDocumentNumberRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');


export const SavePersonalDataRequest = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePersonalDataRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(savePersonalDataRequestFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePersonalDataRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(savePersonalDataRequestLastnameRegExp)),
  "dateOfBirth": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(savePersonalDataRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(savePersonalDataRequestDateOfBirthMax)),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "placeOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePersonalDataRequestPlaceOfBirthMax))),
  "countryOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePersonalDataRequestCountryOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(savePersonalDataRequestCountryOfBirthMax)).check(/*#__PURE__*/ zod.regex(savePersonalDataRequestCountryOfBirthRegExp))),
  "documentType": /*#__PURE__*/ zod.union([IdentityDocumentType,/*#__PURE__*/ zod.null()]),
  "documentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePersonalDataRequestDocumentNumberMin)).check(/*#__PURE__*/ zod.maxLength(savePersonalDataRequestDocumentNumberMax)).check(/*#__PURE__*/ zod.regex(savePersonalDataRequestDocumentNumberRegExp)))
});

export type SavePersonalDataRequest = zod.input<typeof SavePersonalDataRequest>;
export type SavePersonalDataRequestOutput = zod.output<typeof SavePersonalDataRequest>;
