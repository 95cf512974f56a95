/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const profileFirstnameMax = 80;


export const profileFirstnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const profileLastnameMax = 80;


export const profileLastnameRegExp = /*#__PURE__*/ new RegExp('^[\\p{L}\\p{M} .\'’-]+$', 'u');
export const profileDateOfBirthMin = 10;
export const profileDateOfBirthMax = 10;

export const profileLocaleMin = 5;
export const profileLocaleMax = 5;


export const profileLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}-[A-Z]{2}$');
export const profileMemberSinceMin = 10;
export const profileMemberSinceMax = 10;

export const profileProfilePictureUrlMax = 2000;



export const Profile = /*#__PURE__*/ zod.object({
  "firstname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileFirstnameMax)).check(/*#__PURE__*/ zod.regex(profileFirstnameRegExp))),
  "lastname": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileLastnameMax)).check(/*#__PURE__*/ zod.regex(profileLastnameRegExp))),
  "dateOfBirth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(profileDateOfBirthMin)).check(/*#__PURE__*/ zod.maxLength(profileDateOfBirthMax))),
  "locale": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(profileLocaleMin)).check(/*#__PURE__*/ zod.maxLength(profileLocaleMax)).check(/*#__PURE__*/ zod.regex(profileLocaleRegExp))),
  "memberSince": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.minLength(profileMemberSinceMin)).check(/*#__PURE__*/ zod.maxLength(profileMemberSinceMax))),
  "profilePictureUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(profileProfilePictureUrlMax)))
});

export type Profile = zod.input<typeof Profile>;
export type ProfileOutput = zod.output<typeof Profile>;
