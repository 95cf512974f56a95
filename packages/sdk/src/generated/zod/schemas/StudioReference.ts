/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioReferenceIdMax = 9007199254740991;

export const studioReferenceNameMax = 120;

export const studioReferenceZoneIdMin = 3;
export const studioReferenceZoneIdMax = 60;


export const studioReferenceZoneIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z]+(/[A-Za-z_+-]+)*$');


export const StudioReference = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioReferenceIdMax)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioReferenceNameMax)),
  "zoneId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(studioReferenceZoneIdMin)).check(/*#__PURE__*/ zod.maxLength(studioReferenceZoneIdMax)).check(/*#__PURE__*/ zod.regex(studioReferenceZoneIdRegExp))
});

export type StudioReference = zod.input<typeof StudioReference>;
export type StudioReferenceOutput = zod.output<typeof StudioReference>;
