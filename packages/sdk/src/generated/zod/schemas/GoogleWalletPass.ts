/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const googleWalletPassSaveUrlMin = 40;
export const googleWalletPassSaveUrlMax = 8000;


export const googleWalletPassSaveUrlRegExp = /*#__PURE__*/ new RegExp('^https://pay\\.google\\.com/gp/v/save/[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$');


export const GoogleWalletPass = /*#__PURE__*/ zod.object({
  "saveUrl": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(googleWalletPassSaveUrlMin)).check(/*#__PURE__*/ zod.maxLength(googleWalletPassSaveUrlMax)).check(/*#__PURE__*/ zod.regex(googleWalletPassSaveUrlRegExp))
});

export type GoogleWalletPass = zod.input<typeof GoogleWalletPass>;
export type GoogleWalletPassOutput = zod.output<typeof GoogleWalletPass>;
