/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const StudioLocaleDefault = `de_DE`;
export const StudioLocaleMin = 5;
export const StudioLocaleMax = 5;


export const StudioLocaleRegExp = /*#__PURE__*/ new RegExp('^[a-z]{2}_[A-Z]{2}$');


export const StudioLocale = /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(StudioLocaleMin)).check(/*#__PURE__*/ zod.maxLength(StudioLocaleMax)).check(/*#__PURE__*/ zod.regex(StudioLocaleRegExp)), StudioLocaleDefault);

export type StudioLocale = zod.input<typeof StudioLocale>;
export type StudioLocaleOutput = zod.output<typeof StudioLocale>;
