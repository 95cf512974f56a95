/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Picture } from './Picture.ts';

export const articleIdMax = 9007199254740991;

export const articleTitleMax = 160;

export const articleTeaserMax = 400;

export const articleTextMax = 20000;

export const articleLanguageMin = 2;
export const articleLanguageMax = 2;


export const articleLanguageRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}$');
export const articleAuthorMax = 120;

export const articleReadingMinutesMax = 1000;

export const articlePublishDateMin = 20;
export const articlePublishDateMax = 35;



export const Article = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(articleIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(articleTitleMax)),
  "teaser": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(articleTeaserMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(articleTextMax)),
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(articleLanguageMin)).check(/*#__PURE__*/ zod.maxLength(articleLanguageMax)).check(/*#__PURE__*/ zod.regex(articleLanguageRegExp)),
  "author": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(articleAuthorMax))),
  "image": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "readingMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(articleReadingMinutesMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(articlePublishDateMin)).check(/*#__PURE__*/ zod.maxLength(articlePublishDateMax))
});

export type Article = zod.input<typeof Article>;
export type ArticleOutput = zod.output<typeof Article>;
