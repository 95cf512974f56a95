/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';
import { Picture } from './Picture.ts';
import { VideoCaptions } from './VideoCaptions.ts';

export const videoIdMax = 9007199254740991;

export const videoTitleMax = 160;

export const videoDescriptionMax = 1000;

export const videoLanguageMin = 2;
export const videoLanguageMax = 2;


export const videoLanguageRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}$');
export const videoUrlMax = 2000;

export const videoDurationSecondsMax = 86400;

export const videoCaptionsMax = 20;

export const videoPublishDateMin = 20;
export const videoPublishDateMax = 35;



export const Video = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(videoIdMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoDescriptionMax)),
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(videoLanguageMin)).check(/*#__PURE__*/ zod.maxLength(videoLanguageMax)).check(/*#__PURE__*/ zod.regex(videoLanguageRegExp)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoUrlMax)),
  "poster": /*#__PURE__*/ zod.union([Picture,/*#__PURE__*/ zod.null()]),
  "durationSeconds": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(videoDurationSecondsMax)),
  "captions": /*#__PURE__*/ zod.array(VideoCaptions).check(/*#__PURE__*/ zod.maxLength(videoCaptionsMax)),
  "publishDate": /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.minLength(videoPublishDateMin)).check(/*#__PURE__*/ zod.maxLength(videoPublishDateMax))
});

export type Video = zod.input<typeof Video>;
export type VideoOutput = zod.output<typeof Video>;
