/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const personIdMax = 9007199254740991;

export const personDisplayedNameMax = 120;

export const personFirstnameMax = 80;

export const personLastnameMax = 80;

export const personPictureUrlMax = 2000;



export const Person = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(personIdMax)),
  "displayedName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personDisplayedNameMax)),
  "firstname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personFirstnameMax)),
  "lastname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personLastnameMax)),
  "pictureUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(personPictureUrlMax)))
});

export type Person = zod.input<typeof Person>;
export type PersonOutput = zod.output<typeof Person>;
