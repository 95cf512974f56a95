/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Gender } from './Gender.ts';
import { IdentityDocumentType } from './IdentityDocumentType.ts';

export const personalDataAmendmentIdMin = 36;
export const personalDataAmendmentIdMax = 36;

export const personalDataAmendmentCreatedAtMin = 20;
export const personalDataAmendmentCreatedAtMax = 35;

export const personalDataAmendmentFirstnameMax = 80;


export const personalDataAmendmentFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const personalDataAmendmentLastnameMax = 80;


export const personalDataAmendmentLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const personalDataAmendmentDateOfBirthMin = 10;
export const personalDataAmendmentDateOfBirthMax = 10;

export const personalDataAmendmentPlaceOfBirthMax = 100;

export const personalDataAmendmentCountryOfBirthMin = 2;
export const personalDataAmendmentCountryOfBirthMax = 2;


export const personalDataAmendmentCountryOfBirthRegExp = /*#__PURE__*/ new RegExp('^[A-Z]{2}$');
export const personalDataAmendmentDocumentNumberMin = 4;
export const personalDataAmendmentDocumentNumberMax = 30;


export const personalDataAmendmentDocumentNumberRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9 -]+$');


export const PersonalDataAmendment = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.minLength(personalDataAmendmentIdMin)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentIdMax)),
  "createdAt": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(personalDataAmendmentCreatedAtMin)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentCreatedAtMax)),
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentFirstnameMax)).check(/*#__PURE__*/ zod.regex(personalDataAmendmentFirstnameRegExp)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentLastnameMax)).check(/*#__PURE__*/ zod.regex(personalDataAmendmentLastnameRegExp)),
  "dateOfBirth": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(personalDataAmendmentDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentDateOfBirthMax)),
  "gender": /*#__PURE__*/ zod.union([Gender,/*#__PURE__*/ zod.null()]),
  "placeOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentPlaceOfBirthMax))),
  "countryOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personalDataAmendmentCountryOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentCountryOfBirthMax)).check(/*#__PURE__*/ zod.regex(personalDataAmendmentCountryOfBirthRegExp))),
  "documentType": /*#__PURE__*/ zod.union([IdentityDocumentType,/*#__PURE__*/ zod.null()]),
  "documentNumber": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(personalDataAmendmentDocumentNumberMin)).check(/*#__PURE__*/ zod.maxLength(personalDataAmendmentDocumentNumberMax)).check(/*#__PURE__*/ zod.regex(personalDataAmendmentDocumentNumberRegExp)))
});

export type PersonalDataAmendment = zod.input<typeof PersonalDataAmendment>;
export type PersonalDataAmendmentOutput = zod.output<typeof PersonalDataAmendment>;
