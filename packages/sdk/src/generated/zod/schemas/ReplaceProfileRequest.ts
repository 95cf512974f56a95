/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const replaceProfileRequestFirstnameMax = 80;


export const replaceProfileRequestFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const replaceProfileRequestLastnameMax = 80;


export const replaceProfileRequestLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const replaceProfileRequestDateOfBirthMin = 10;
export const replaceProfileRequestDateOfBirthMax = 10;

export const replaceProfileRequestLocaleMin = 5;
export const replaceProfileRequestLocaleMax = 5;


export const replaceProfileRequestLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');


export const ReplaceProfileRequest = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(replaceProfileRequestFirstnameMax)).check(/*#__PURE__*/ zod.regex(replaceProfileRequestFirstnameRegExp))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(replaceProfileRequestLastnameMax)).check(/*#__PURE__*/ zod.regex(replaceProfileRequestLastnameRegExp))),
  "dateOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(replaceProfileRequestDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(replaceProfileRequestDateOfBirthMax))),
  "locale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replaceProfileRequestLocaleMin)).check(/*#__PURE__*/ zod.maxLength(replaceProfileRequestLocaleMax)).check(/*#__PURE__*/ zod.regex(replaceProfileRequestLocaleRegExp)))
});

export type ReplaceProfileRequest = zod.input<typeof ReplaceProfileRequest>;
export type ReplaceProfileRequestOutput = zod.output<typeof ReplaceProfileRequest>;
