/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const studioRatingExternalIdMax = 64;


export const studioRatingExternalIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9_-]{1,64}$');
export const studioRatingAverageMax = 5;

export const studioRatingCountMin = 0;
export const studioRatingCountMax = 10000000;



export const StudioRating = /*#__PURE__*/ zod.object({
  "externalId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioRatingExternalIdMax)).check(/*#__PURE__*/ zod.regex(studioRatingExternalIdRegExp)),
  "average": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioRatingAverageMax))),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(studioRatingCountMin)).check(/*#__PURE__*/ zod.lte(studioRatingCountMax))
});

export type StudioRating = zod.input<typeof StudioRating>;
export type StudioRatingOutput = zod.output<typeof StudioRating>;
