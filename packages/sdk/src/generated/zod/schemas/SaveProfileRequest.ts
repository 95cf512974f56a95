/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const saveProfileRequestFirstnameMax = 80;


export const saveProfileRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const saveProfileRequestLastnameMax = 80;


export const saveProfileRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const saveProfileRequestDateOfBirthMin = 10;
export const saveProfileRequestDateOfBirthMax = 10;

export const saveProfileRequestLocaleMin = 5;
export const saveProfileRequestLocaleMax = 5;


export const saveProfileRequestLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const SaveProfileRequest = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveProfileRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(saveProfileRequestFirstnameRegExp))),
  "lastname": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(saveProfileRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(saveProfileRequestLastnameRegExp))),
  "dateOfBirth": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(saveProfileRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(saveProfileRequestDateOfBirthMax))),
  "locale": /*#__PURE__*/ zod.nullish(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(saveProfileRequestLocaleMin)).check(/*#__PURE__*/ zod.maxLength(saveProfileRequestLocaleMax)).check(/*#__PURE__*/ zod.regex(saveProfileRequestLocaleRegExp)))
});

export type SaveProfileRequest = zod.input<typeof SaveProfileRequest>;
export type SaveProfileRequestOutput = zod.output<typeof SaveProfileRequest>;
