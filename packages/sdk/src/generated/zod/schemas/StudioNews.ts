/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Picture } from './Picture.ts';
import { StudioReference } from './StudioReference.ts';

export const studioNewsIdMax = 9007199254740991;

export const studioNewsTitleMax = 160;

export const studioNewsTeaserMax = 400;

export const studioNewsBodyMax = 20000;

export const studioNewsPublishDateMax = 40;



export const StudioNews = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(studioNewsIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioNewsTitleMax)),
  "teaser": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioNewsTeaserMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(studioNewsBodyMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(studioNewsPublishDateMax)),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "studio": StudioReference
});

export type StudioNews = zod.input<typeof StudioNews>;
export type StudioNewsOutput = zod.output<typeof StudioNews>;
