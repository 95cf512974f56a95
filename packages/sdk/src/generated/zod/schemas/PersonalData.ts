/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Gender } from './Gender.ts';
import { IdentityDocumentType } from './IdentityDocumentType.ts';
import { PersonalDataAmendment } from './PersonalDataAmendment.ts';

export const personalDataCustomerNumberMax = 40;

export const personalDataFirstnameMax = 80;

export const personalDataLastnameMax = 80;

export const personalDataDateOfBirthMin = 10;
export const personalDataDateOfBirthMax = 10;

export const personalDataPlaceOfBirthMax = 100;

export const personalDataCountryOfBirthMin = 2;
export const personalDataCountryOfBirthMax = 2;


export const personalDataCountryOfBirthRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const personalDataDocumentNumberMin = 4;
export const personalDataDocumentNumberMax = 30;


export const personalDataDocumentNumberRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');


export const PersonalData = /*#__PURE__*/ zod.object({
  "customerNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataCustomerNumberMax))),
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataFirstnameMax))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataLastnameMax))),
  "dateOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(personalDataDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(personalDataDateOfBirthMax))),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "placeOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataPlaceOfBirthMax))),
  "countryOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personalDataCountryOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(personalDataCountryOfBirthMax)).check(/*#__PURE__*/ zod.regex(personalDataCountryOfBirthRegExp))),
  "documentType": /*#__PURE__*/ zod.union([IdentityDocumentType,/*#__PURE__*/ zod.null()]),
  "documentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personalDataDocumentNumberMin)).check(/*#__PURE__*/ zod.maxLength(personalDataDocumentNumberMax)).check(/*#__PURE__*/ zod.regex(personalDataDocumentNumberRegExp))),
  "editable": /*#__PURE__*/ zod.boolean(),
  "approvalRequired": /*#__PURE__*/ zod.boolean(),
  "pendingAmendment": /*#__PURE__*/ zod.union([PersonalDataAmendment,/*#__PURE__*/ zod.null()])
});

export type PersonalData = zod.input<typeof PersonalData>;
export type PersonalDataOutput = zod.output<typeof PersonalData>;
