/** Generated from api-spec. Do not edit; run `npm run gen`. */

import * as zod from 'zod/mini';

export const TranslationsMaxOne = 5000;



export const Translations = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TranslationsMaxOne)));

export type Translations = zod.input<typeof Translations>;
export type TranslationsOutput = zod.output<typeof Translations>;
