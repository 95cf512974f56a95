/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const videoCaptionsLanguageMin = 2;
export const videoCaptionsLanguageMax = 2;


export const videoCaptionsLanguageRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}$');
export const videoCaptionsUrlMax = 2000;



export const VideoCaptions = /*#__PURE__*/ zod.object({
  "language": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(videoCaptionsLanguageMin)).check(/*#__PURE__*/ zod.maxLength(videoCaptionsLanguageMax)).check(/*#__PURE__*/ zod.regex(videoCaptionsLanguageRegExp)),
  "url": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(videoCaptionsUrlMax))
});

export type VideoCaptions = zod.input<typeof VideoCaptions>;
export type VideoCaptionsOutput = zod.output<typeof VideoCaptions>;
